/// What the scan of a project found, in the order of paths.
package struct Scan<Value: Sendable>: Sendable {
  /// A file that was read. A class, since thousands are sorted and handed on.
  package final class File: Sendable {
    package let file: SwiftFile
    package let value: Value
    /// Other names of the same file (hard links), absolute.
    package let otherPaths: [String]

    package init(file: SwiftFile, value: Value, otherPaths: [String] = []) {
      (self.file, self.value, self.otherPaths) = (file, value, otherPaths)
    }

    /// The same file, known to have these names too.
    func named(also otherPaths: [String]) -> File { File(file: file, value: value, otherPaths: otherPaths) }

    /// The same file as one that is only read for the index.
    package var deselected: File {
      var file = file
      file.isSelected = false
      return File(file: file, value: value, otherPaths: otherPaths)
    }
  }

  package let root: String
  package var files: [File] = []
  /// What tells each of the files from all others, by their places.
  package internal(set) var identities: [FileIdentity] = []
  /// What says how the sources are built, or is not Swift and may matter, from the project's root.
  package internal(set) var resources: [String] = []
  /// What was selected and could not be read.
  package internal(set) var failures: [PathFailure] = []
  /// How many files were named and then left out by a rule.
  package internal(set) var excludedCount = 0
}

extension ProjectRequest {
  /// Finds and reads every Swift file of the project, on several threads.
  ///
  /// - Parameters:
  ///   - jobs: How many threads.
  ///   - progress: Told now and then, on any thread, how many files have been read.
  ///   - body: What to keep of a file. Called on any thread; the bytes are valid during the call.
  package func scan<Value: Sendable>(
    jobs: Int, excludes: Excludes = Excludes(), progress: @escaping @Sendable (Int) -> Void = { _ in },
    body: @escaping @Sendable (SwiftFile, UnsafeBufferPointer<UInt8>) -> Value
  ) -> Scan<Value> {
    Walk<Value>(request: self, excludes: excludes, progress: progress, body: body).run(jobs: jobs)
  }

  /// Reads only the files that were named, without a look at the rest of the project.
  package func scanNamedFiles<Value: Sendable>(
    excludes: Excludes = Excludes(), body: @escaping @Sendable (SwiftFile, UnsafeBufferPointer<UInt8>) -> Value
  ) -> Scan<Value> {
    Walk<Value>(request: self, excludes: excludes, walksDirectories: false, body: body).run(jobs: 1)
  }
}

extension ProjectRequest {
  /// Whether the walk would not have come to this file either. What a rule leaves out stays out when a hook names it.
  package func leavesOut(_ path: String, excludes: Excludes) -> Bool {
    if excludes.exclude(path) { return true }
    let names = relative(path).split(separator: "/").map(String.init)
    guard let name = names.last, !SkipRules.isGenerated(name) else { return true }
    var directory = root
    var ignoreRules = inheritedRules(above: directory)
    for name in names.dropLast() {
      ignoreRules = rules(of: directory, inheriting: ignoreRules)
      directory = child(name, of: directory)
      if SkipRules.skipsDirectory(name) || ignoreRules?.ignores(directory, isDirectory: true) == true { return true }
    }
    return rules(of: directory, inheriting: ignoreRules)?.ignores(path, isDirectory: false) == true
  }

  /// Whether a path from the root, of a file that need not exist, lies in a directory that was named, and no exclude leaves it out.
  package func covers(_ path: String, excludes: Excludes) -> Bool {
    let path = child(path, of: root)
    return directories.contains { path.hasPrefix($0 == "/" ? $0 : $0 + "/") } && !excludes.exclude(path)
  }

  /// - Parameter path: Absolute, below the root.
  package func relative(_ path: String) -> String {
    let length = root == "/" ? 1 : root.utf8.count + 1
    return String(path[path.utf8.index(path.startIndex, offsetBy: length)...])
  }
}
