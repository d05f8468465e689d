/// What the index keeps of one file: its types, the names of its members, its imports, and which of the words asked for it has.
///
/// It is made in one pass over the bytes, without a tree, and keeps none of them; the size is a few percent of the file's.
package struct FileSummary: Sendable {
  /// Project-relative path.
  package let path: String
  package let byteCount: Int
  /// Which of the search's words stand in the file, also in comments and strings: without any, it need not be parsed.
  package var words = WordSet()
  /// Its first ten lines say `@generated` or `DO NOT EDIT`.
  package var isGenerated = false
  /// It imports `XCTest` or `Testing`.
  package var isTest = false
  /// Names of the modules it imports, in order.
  package var imports: [String] = []

  /// - Parameter search: The words to look for, made once for all files.
  package init(path: String, bytes: UnsafeBufferPointer<UInt8>, search: WordSearch) {
    (self.path, byteCount) = (path, bytes.count)
  }

  package init(path: String, bytes: [UInt8], search: WordSearch) {
    self = bytes.withUnsafeBufferPointer { FileSummary(path: path, bytes: $0, search: search) }
  }
}
