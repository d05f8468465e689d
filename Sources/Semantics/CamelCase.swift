extension String {
  /// `previousTraitCollection` → `["previous", "trait", "collection"]`.
  package var camelCaseWords: [String] {
    // Characters cost much, and names are ASCII nearly always.
    if utf8.allSatisfy({ $0 < 0x80 }) { return asciiWords }
    var words: [String] = []
    for character in self {
      if character.isUppercase || words.isEmpty || character == "_" { words.append("") }
      if character != "_" { words[words.count - 1].append(contentsOf: character.lowercased()) }
    }
    return words.filter { !$0.isEmpty }
  }

  private var asciiWords: [String] {
    var (words, word) = ([String](), [UInt8]())
    func end() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word = []
    }
    for byte in utf8 {
      let isUppercase = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
      if isUppercase || byte == UInt8(ascii: "_") { end() }
      if byte != UInt8(ascii: "_") { word.append(isUppercase ? byte | 0x20 : byte) }
    }
    end()
    return words
  }
}
