import Foundation

/// What has been read of a project's build files: many targets share a settings file, and many questions a project.
final class BuildFileCache: Sendable {
  let bytes = Table<[UInt8]?>()
  let projects = Table<Result<XcodeProject, OpenStepError>>()
  /// What an `.xcconfig` assigns, and the files that it names and that are not there.
  let levels = Table<(level: SettingsLevel, missing: [String])>()

  /// Values by path, filled in when first asked for.
  final class Table<Value>: @unchecked Sendable {
    // Guarded by `lock`.
    private var values: [String: Value] = [:]
    private let lock = NSLock()

    /// Two threads may both compute a value; the lock is not held meanwhile, because one value may need another.
    /// - Parameter isCurrent: Whether a value that is known still holds.
    func value(for path: String, isCurrent: (Value) -> Bool = { _ in true }, compute: () -> Value) -> Value {
      if let known = lock.withLock({ values[path] }), isCurrent(known) { return known }
      let value = compute()
      lock.withLock { values[path] = value }
      return value
    }
  }
}
