import Foundation
import Syntax

/// Finds what a merge left in a Swift file for a person to decide.
enum MergeConflict {
  /// The first line (1-based) that is a conflict marker of a version control system: `<<<<<<< HEAD`, or `>>>>>>> topic` where the other
  /// half is gone. Nil if there is none, or if they only stand in comments and string literals.
  static func line(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let offsets = markers(in: bytes)
    guard !offsets.isEmpty else { return nil }
    let tree = SyntaxTree(parsing: Array(bytes))
    let first = withExtendedLifetime(tree) {
      offsets.filter { offset in
        let token = tree.tokens[tree.token(endingAfter: offset)]
        return Int(token.start) == offset && token.kind != .stringSegment
      }.min()
    }
    return first.map { offset in 1 + bytes[..<offset].count { $0 == UInt8(ascii: "\n") } }
  }

  /// Where in the bytes a line begins like a marker.
  private static func markers(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    guard let base = bytes.baseAddress else { return [] }
    var (result, start) = ([Int](), 0)
    while start + length <= bytes.count {
      let first = bytes[start]
      if first == UInt8(ascii: "<") || first == UInt8(ascii: ">"), bytes[start + length - 1] == UInt8(ascii: " "),
        bytes[start..<start + length - 1].allSatisfy({ $0 == first })
      {
        result.append(start)
      }
      guard let end = memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start) else { break }
      start = UnsafeRawPointer(end) - UnsafeRawPointer(base) + 1
    }
    return result
  }

  /// Seven brackets and a blank.
  private static let length = 8
}
