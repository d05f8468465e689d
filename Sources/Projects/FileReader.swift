#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads one file after another into the same memory.
final class FileReader {
  /// Above this many bytes the memory is given back after the file, so that one huge file does not weigh on the whole run.
  private static let keptCapacity = 4 << 20
  private var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 16)

  deinit { buffer.deallocate() }

  /// The bytes are valid until `body` returns.
  /// - Parameter directory: Where the file stands, if it is open.
  func read<Result>(
    _ path: String, in directory: Directory? = nil, _ body: (UnsafeBufferPointer<UInt8>, FileStatus) -> Result
  ) throws(SystemError) -> Result {
    let file = try Descriptor(opening: path, in: directory, O_RDONLY)
    let status = try file.status()
    guard status.kind == .file else { throw SystemError(code: status.kind == .directory ? EISDIR : EINVAL) }
    let count = try fill(from: file, expecting: status.size)
    let result = body(UnsafeRawBufferPointer(rebasing: buffer[..<count]).assumingMemoryBound(to: UInt8.self), status)
    if buffer.count > Self.keptCapacity { resize(to: 256 << 10, keeping: 0) }
    return result
  }

  private func fill(from file: borrowing Descriptor, expecting size: Int) throws(SystemError) -> Int {
    if buffer.count <= size { resize(to: size + 1, keeping: 0) }
    var count = 0
    while true {
      if count == buffer.count { resize(to: 2 * count, keeping: count) }
      let got = try file.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[count...]))
      count += got
      // What is as long as it was said to be is not asked for its end: that would be a system call more for every file.
      if got == 0 || count == size { return count }
    }
  }

  private func resize(to capacity: Int, keeping count: Int) {
    let new = UnsafeMutableRawBufferPointer.allocate(byteCount: capacity, alignment: 16)
    new.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    buffer.deallocate()
    buffer = new
  }
}

/// The bytes of one file.
package func readFile(_ path: String) throws(SystemError) -> [UInt8] {
  let file = try Descriptor(opening: path, O_RDONLY)
  let status = try file.status()
  guard status.kind == .file else { throw SystemError(code: status.kind == .directory ? EISDIR : EINVAL) }
  // One byte more than it is said to have: then the end is seen without another look.
  var failure: SystemError?
  var isWhole = false
  let bytes = [UInt8](unsafeUninitializedCapacity: status.size + 1) { buffer, count in
    let memory = UnsafeMutableRawBufferPointer(buffer)
    do throws(SystemError) {
      while count < memory.count {
        let got = try file.read(into: UnsafeMutableRawBufferPointer(rebasing: memory[count...]))
        count += got
        if got == 0 || count == status.size {
          isWhole = true
          return
        }
      }
    } catch {
      failure = error
    }
  }
  if let failure { throw failure }
  // It has grown meanwhile.
  return isWhole ? bytes : try FileReader().read(path) { bytes, _ in Array(bytes) }
}

/// Everything that comes on standard input.
package func readStandardInput() throws(SystemError) -> [UInt8] {
  let input = Descriptor(standardInput: ())
  let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)
  defer { chunk.deallocate() }
  var result: [UInt8] = []
  while true {
    let got = try input.read(into: chunk)
    if got == 0 { return result }
    result += chunk[..<got]
  }
}
