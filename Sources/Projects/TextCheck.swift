#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why the bytes of a file are not Swift text that may be edited.
package enum TextProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// Byte offset of the first byte that is wrong.
  case notUTF8(offset: Int)
  case binary
  case utf16
  /// Places in a file are kept in 32 bits.
  case tooLarge

  package var description: String {
    switch self {
    case .notUTF8(let offset): "is not UTF-8 (byte \(offset)); convert it to UTF-8 first"
    case .binary: "is a binary file (it has NUL bytes)"
    case .utf16: "is UTF-16; convert it to UTF-8 first"
    case .tooLarge: "is larger than 4 GB"
    }
  }

  /// What is wrong with the bytes; nil for UTF-8 text. Plain ASCII, nearly all of every file, is looked at eight bytes at a time.
  package init?(in bytes: UnsafeBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress, !bytes.isEmpty else { return nil }
    if bytes.count >= Int(UInt32.max) {
      self = .tooLarge
      return
    }
    if memchr(base, 0, bytes.count) != nil {
      let mark = (base[0], bytes.count > 1 ? base[1] : 0)
      self = mark == (0xFF, 0xFE) || mark == (0xFE, 0xFF) ? .utf16 : .binary
      return
    }
    let raw = UnsafeRawBufferPointer(bytes)
    var place = 0
    while place < bytes.count {
      while place + 32 <= bytes.count {
        let words = raw.loadUnaligned(fromByteOffset: place, as: SIMD4<UInt64>.self)
        if (words[0] | words[1] | words[2] | words[3]) & 0x8080_8080_8080_8080 != 0 { break }
        place += 32
      }
      guard place < bytes.count else { return nil }
      if bytes[place] < 0x80 {
        place += 1
        continue
      }
      let length = Self.sequenceLength(bytes, at: place)
      guard length > 0 else {
        self = .notUTF8(offset: place)
        return
      }
      place += length
    }
    return nil
  }

  /// Bytes of the well-formed multi-byte sequence that begins here (Unicode, table 3-7); 0 if it is none.
  private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch bytes[place] {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard place + length <= bytes.count, second.contains(bytes[place + 1]) else { return 0 }
    for offset in 2..<max(length, 2) where bytes[place + offset] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
