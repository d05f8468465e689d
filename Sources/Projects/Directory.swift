#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// One name in a directory.
struct DirectoryEntry {
  let name: String
  let kind: FileStatus.Kind
}

#if canImport(Darwin)
  private typealias OpaqueDirectory = UnsafeMutablePointer<DIR>
#else
  private typealias OpaqueDirectory = OpaquePointer
#endif

private let nameOffset = MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0

/// A directory that is open, so that what is in it is found without a walk along its path. It closes itself.
final class Directory {
  let path: String
  private let stream: OpaqueDirectory

  init(_ path: String) throws(SystemError) {
    guard let stream = opendir(path) else { throw .current }
    (self.path, self.stream) = (path, stream)
  }

  deinit { closedir(stream) }

  /// Belongs to the directory.
  var descriptor: Int32 { dirfd(stream) }

  /// Calls `body` for each name but `.` and `..`, in no order. The buffer is the name's bytes, valid during the call.
  func list(_ body: (UnsafeBufferPointer<UInt8>, FileStatus.Kind) -> Void) throws(SystemError) {
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw .current }
        return
      }
      let start = (UnsafeRawPointer(entry) + nameOffset).assumingMemoryBound(to: UInt8.self)
      let name = UnsafeBufferPointer(start: start, count: strlen(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self)))
      if name.isEmpty || name.elementsEqual(".".utf8) || name.elementsEqual("..".utf8) { continue }
      body(name, kind(of: entry, name: name, in: path))
    }
  }
}

private func kind(of entry: UnsafeMutablePointer<dirent>, name: UnsafeBufferPointer<UInt8>, in directory: String) -> FileStatus.Kind {
  switch Int32(entry.pointee.d_type) {
  case Int32(DT_REG): return .file
  case Int32(DT_DIR): return .directory
  case Int32(DT_LNK): return .link
  case Int32(DT_UNKNOWN):
    // Some file systems do not say in the listing.
    return (try? FileStatus(ofLinkAt: directory + "/" + String(decoding: name, as: UTF8.self)))?.kind ?? .other
  default: return .other
  }
}

/// The directory in which a path stands; `/` for what stands at the top.
package func parentDirectory(_ path: String) -> String {
  guard let last = path.utf8.lastIndex(of: slash), last > path.startIndex else { return "/" }
  return String(path[..<last])
}

/// A name in a directory, where the directory may be `/`.
func child(_ name: String, of directory: String) -> String { directory == "/" ? "/" + name : directory + "/" + name }
