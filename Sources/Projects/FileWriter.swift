#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// One file to be written.
package struct PlannedWrite: Sendable {
  /// Absolute.
  package let path: String
  /// The bytes the new ones were made from; nil for a file that must not be there yet.
  package let original: [UInt8]?
  package let replacement: [UInt8]
  /// Other names of the same file (hard links), which shall go on naming it.
  package let otherPaths: [String]

  package init(path: String, original: [UInt8]?, replacement: [UInt8], otherPaths: [String] = []) {
    (self.path, self.original, self.replacement, self.otherPaths) = (path, original, replacement, otherPaths)
  }
}

/// Writes files so that nothing is ever half done: not a file, and not a group of files that belong together.
package struct FileWriter {
  package init() {}

  /// Writes all of them, or leaves all of them as they were. What would not change is not touched.
  ///
  /// Every new version is first written beside its file; only when all are there do they take their files' places, one rename each.
  /// If one cannot, those before it are put back. No temporary file stays behind.
  package func write(_ group: [PlannedWrite]) throws(PathFailure) {
    try withoutInterruption { () throws(PathFailure) in
      var prepared: [Prepared] = []
      defer { for write in prepared { unlink(write.temporaryPath) } }
      for write in group where write.original != write.replacement { prepared.append(try prepare(write)) }
      var done: [Prepared] = []
      do {
        for write in prepared {
          try commit(write)
          done.append(write)
          try renewOtherNames(of: write)
        }
      } catch {
        let lost = done.reversed().compactMap(putBack)
        guard let failure = error as? PathFailure else { return }
        guard let first = lost.first else { throw failure }
        throw PathFailure(path: failure.path, message: failure.message + "; and \(first.path) could not be put back: \(first.message)")
      }
    }
  }

  /// A new version that waits beside its file.
  private struct Prepared {
    let write: PlannedWrite
    /// Where the file really is, links resolved.
    let target: String
    let temporaryPath: String
    let status: FileStatus?
  }

  private func prepare(_ write: PlannedWrite) throws(PathFailure) -> Prepared {
    let target = write.original == nil ? write.path : realPath(write.path) ?? write.path
    do {
      let status = write.original == nil ? nil : try FileStatus(at: target)
      // A rename would replace a file that its owner has closed to writing.
      if status != nil, access(target, W_OK) != 0 { throw SystemError.current }
      try checkUnchanged(write, at: target)
      let temporaryPath = try create(write.replacement, beside: target, like: status)
      return Prepared(write: write, target: target, temporaryPath: temporaryPath, status: status)
    } catch {
      throw failure(write.path, error)
    }
  }

  private func commit(_ prepared: Prepared) throws(PathFailure) {
    do {
      try checkUnchanged(prepared.write, at: prepared.target)
      guard rename(prepared.temporaryPath, prepared.target) == 0 else { throw SystemError.current }
    } catch {
      throw failure(prepared.write.path, error)
    }
  }

  /// The names that the old file had besides follow the new one.
  private func renewOtherNames(of prepared: Prepared) throws(PathFailure) {
    for other in prepared.write.otherPaths {
      guard link(prepared.target, prepared.temporaryPath) == 0, rename(prepared.temporaryPath, other) == 0 else {
        throw failure(other, SystemError.current)
      }
    }
  }

  /// Undoes one commit.
  private func putBack(_ prepared: Prepared) -> PathFailure? {
    guard let original = prepared.write.original else {
      return unlink(prepared.target) == 0 ? nil : failure(prepared.write.path, SystemError.current)
    }
    do {
      let temporaryPath = try create(original, beside: prepared.target, like: prepared.status)
      guard rename(temporaryPath, prepared.target) == 0 else {
        let error = SystemError.current
        unlink(temporaryPath)
        throw error
      }
      // Where this fails, the name still has the old bytes or never had the new ones.
      try? renewOtherNames(of: prepared)
      return nil
    } catch {
      return failure(prepared.write.path, error)
    }
  }

  private struct Changed: Error, CustomStringConvertible {
    let description: String
  }

  /// Whether what is on disk is still what the new bytes were made from.
  private func checkUnchanged(_ write: PlannedWrite, at target: String) throws {
    guard let original = write.original else {
      if (try? FileStatus(ofLinkAt: target)) != nil { throw Changed(description: "there is already a file of this name") }
      return
    }
    let same = try FileReader().read(target) { bytes, _ in bytes.elementsEqual(original) }
    if !same { throw Changed(description: "was changed by someone else during the run; run again") }
  }

  /// Writes the bytes to a new file in the same directory, so that a rename is all that is left to do.
  private func create(_ bytes: [UInt8], beside target: String, like status: FileStatus?) throws -> String {
    let name = target.utf8.lastIndex(of: slash).map { target[target.utf8.index(after: $0)...] } ?? target[...]
    // File systems allow 255 bytes; a character may have many.
    var stem = String(name.prefix(100))
    while stem.utf8.count > 200 { stem.removeLast() }
    let place = child(".\(stem).unfold-\(getpid())", of: parentDirectory(target))
    // Until it has its permissions, what others may not read in the file they may not read here either.
    let file = try TemporaryFile(place, mode: status == nil ? 0o666 : 0o600)
    let path = file.path
    do {
      try file.fill(with: bytes, like: status)
      return path
    } catch {
      unlink(path)
      throw error
    }
  }

  private func failure(_ path: String, _ error: any Error) -> PathFailure {
    PathFailure(path: path, message: "cannot be written: \(error)")
  }

  /// Lets an interrupt wait until the group is written, so that Ctrl-C leaves neither half of a group nor a temporary file.
  private func withoutInterruption(_ body: () throws(PathFailure) -> Void) throws(PathFailure) {
    interrupted = 0
    let signals = [SIGINT, SIGTERM, SIGHUP]
    let handlers = signals.map { signal($0) { number in interrupted = number } }
    defer {
      for (number, handler) in zip(signals, handlers) { signal(number, handler) }
      if interrupted != 0 { raise(interrupted) }
    }
    try body()
  }
}

/// A new file that nobody else has.
private struct TemporaryFile: ~Copyable {
  let descriptor: Descriptor
  let path: String

  init(_ stem: String, mode: mode_t) throws(SystemError) {
    var attempt = 0
    while true {
      let path = attempt == 0 ? stem : "\(stem)-\(attempt)"
      do {
        descriptor = try Descriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL, mode: mode)
        self.path = path
        return
      } catch {
        attempt += 1
        // What an earlier run that was killed has left is not ours to remove.
        guard error.code == EEXIST, attempt < 100 else { throw error }
      }
    }
  }

  /// Writes everything and closes the file: some file systems find out only then that they are full.
  consuming func fill(with bytes: [UInt8], like status: FileStatus?) throws {
    try bytes.withUnsafeBytes { try descriptor.write($0) }
    if let status {
      // Only the superuser may give files away; for everyone else the file already has the right owner.
      _ = fchown(descriptor.number, status.owner, status.group)
      guard fchmod(descriptor.number, status.mode) == 0 else { throw SystemError.current }
    }
    try descriptor.finish()
  }
}

/// The signal that came while a group was written. Only a signal handler and the thread that writes touch it.
nonisolated(unsafe) private var interrupted: Int32 = 0
