/// Lines of a file as byte offsets. A line ends with LF, CR LF, or CR alone.
extension Array where Element == UInt8 {
  /// Where the text begins: behind a byte-order mark.
  package var startOfText: Int { starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// Where the line begins that holds this offset, behind a byte-order mark.
  package func startOfLine(at offset: Int) -> Int {
    var place = offset
    while place > 0, !isLineEnd(before: place) { place -= 1 }
    return place == 0 ? Swift.min(startOfText, offset) : place
  }

  /// Where the bytes of the line end that holds this offset, before its CR or LF.
  package func endOfLine(at offset: Int) -> Int {
    var place = offset
    while place < count, self[place] != .lineFeed, self[place] != .carriageReturn { place += 1 }
    return place
  }

  /// Where the line above ends, before its CR LF, if a line begins at this offset.
  package func endOfLine(before start: Int) -> Int {
    var place = start
    if place > 0, self[place - 1] == .lineFeed { place -= 1 }
    if place > 0, self[place - 1] == .carriageReturn { place -= 1 }
    return place
  }

  /// Where the next line begins; the end of the file on the last line.
  package func startOfNextLine(at offset: Int) -> Int {
    var place = endOfLine(at: offset)
    if place < count, self[place] == .carriageReturn { place += 1 }
    if place < count, self[place] == .lineFeed { place += 1 }
    return place
  }

  /// The blanks with which the line begins that holds this offset.
  package func indentation(at offset: Int) -> ArraySlice<UInt8> {
    let start = startOfLine(at: offset)
    return self[start...].prefix(while: \.isBlank)
  }

  /// Whether a line ends directly before this offset: never between CR and LF.
  private func isLineEnd(before place: Int) -> Bool {
    if self[place - 1] == .lineFeed { return true }
    return self[place - 1] == .carriageReturn && !(place < count && self[place] == .lineFeed)
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  /// A space or a tab.
  package var isBlank: Bool { self == 0x20 || self == 0x09 }
}
