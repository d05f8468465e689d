#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why the system refused something, in words a person can act on.
package struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  package let code: Int32

  package init(code: Int32) { self.code = code }
  /// The reason of the call that has just failed.
  package static var current: SystemError { SystemError(code: errno) }
  var isNoSuchFile: Bool { code == ENOENT }

  package var description: String {
    var buffer = [CChar](repeating: 0, count: 256)
    guard strerror_r(code, &buffer, buffer.count) == 0 else { return "error \(code)" }
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

/// What tells one file from another, whatever it is called.
package struct FileIdentity: Hashable, Sendable {
  package let device: UInt64
  package let inode: UInt64
}

/// What `stat` says about a path, as far as this tool asks.
package struct FileStatus: Sendable {
  package enum Kind: Sendable { case file, directory, link, other }
  package let kind: Kind
  package let identity: FileIdentity
  /// Bytes.
  package let size: Int
  /// The permission bits.
  package let mode: mode_t
  package let owner: uid_t
  package let group: gid_t

  init(_ raw: stat) {
    switch raw.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .directory
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    identity = FileIdentity(device: UInt64(truncatingIfNeeded: raw.st_dev), inode: UInt64(raw.st_ino))
    size = Int(raw.st_size)
    mode = raw.st_mode & 0o7777
    owner = raw.st_uid
    group = raw.st_gid
  }

  /// Follows symbolic links.
  package init(at path: String) throws(SystemError) {
    var raw = stat()
    guard stat(path, &raw) == 0 else { throw .current }
    self.init(raw)
  }

  /// About the link itself where `path` is one.
  package init(ofLinkAt path: String) throws(SystemError) {
    var raw = stat()
    guard lstat(path, &raw) == 0 else { throw .current }
    self.init(raw)
  }

  init(descriptor: Int32) throws(SystemError) {
    var raw = stat()
    guard fstat(descriptor, &raw) == 0 else { throw .current }
    self.init(raw)
  }
}

/// The path with every symbolic link resolved, absolute. Nil if there is nothing there.
package func realPath(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}

/// The working directory, absolute, links resolved.
package func workingDirectory() -> String { realPath(".") ?? "/" }

/// A descriptor that closes itself. `EINTR` is tried again everywhere.
struct Descriptor: ~Copyable {
  let number: Int32

  /// - Parameter directory: Where the file stands, if it is open: then only its name is looked up.
  init(opening path: String, in directory: Directory? = nil, _ flags: Int32, mode: mode_t = 0) throws(SystemError) {
    while true {
      let opened = Self.open(path, in: directory, flags | O_CLOEXEC, mode)
      if opened >= 0 {
        number = opened
        return
      }
      if errno != EINTR { throw .current }
    }
  }

  private static func open(_ path: String, in directory: Directory?, _ flags: Int32, _ mode: mode_t) -> Int32 {
    guard let directory else { return systemOpen(path, flags, mode) }
    let start = path.utf8.lastIndex(of: slash).map { path.utf8.distance(from: path.startIndex, to: $0) + 1 } ?? 0
    return path.withCString { openat(directory.descriptor, $0 + start, flags, mode) }
  }

  /// Standard input.
  init(standardInput: Void) { number = dup(STDIN_FILENO) }

  deinit { close(number) }

  /// Closes it now, because that can fail too.
  consuming func finish() throws(SystemError) {
    let number = number
    discard self
    guard close(number) == 0 else { throw .current }
  }

  func status() throws(SystemError) -> FileStatus { try FileStatus(descriptor: number) }

  /// How many bytes came; 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    while true {
      // macOS refuses to read more than Int32.max bytes at once.
      let got = systemRead(number, buffer.baseAddress, min(buffer.count, 1 << 30))
      if got >= 0 { return got }
      if errno != EINTR { throw .current }
    }
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) { try writeAll(bytes, to: number) }
}

/// Puts something in the place of each standard stream that is closed: the next file that is opened would have its number, and with it
/// what is meant for the stream. To read or write it is an error as before.
package func occupyClosedStreams() {
  for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where (try? FileStatus(descriptor: number)) == nil {
    _ = systemOpen("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY, 0)
  }
}

/// Writes all of the bytes, also where the system takes them in parts.
package func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(SystemError) {
  var rest = bytes
  while !rest.isEmpty {
    let written = systemWrite(descriptor, rest.baseAddress, min(rest.count, 1 << 30))
    if written < 0 {
      if errno == EINTR { continue }
      throw .current
    }
    rest = UnsafeRawBufferPointer(rebasing: rest[written...])
  }
}

private func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 { open(path, flags, mode) }
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int { read(descriptor, buffer, count) }
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int { write(descriptor, buffer, count) }
