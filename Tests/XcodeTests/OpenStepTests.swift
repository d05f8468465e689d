import Testing

@testable import Xcode

@Suite struct OpenStepTests {
  private func read(_ text: String) throws -> OpenStepValue { try OpenStepReader.read(Array(text.utf8)) }

  @Test func readsWhatXcodeWrites() throws {
    let value = try read(
      """
      // !$*UTF8*$!
      {
      \tarchiveVersion = 1;
      \tobjects = {
      /* Begin PBXBuildFile section */
      \t\tAB01 /* A.swift in Sources */ = {isa = PBXBuildFile; fileRef = AB02 /* A.swift */; settings = {ATTRIBUTES = (Weak, ); }; };
      /* End PBXBuildFile section */
      \t};
      }
      """)
    #expect(value["archiveVersion"]?.string == "1")
    let build = value["objects"]?["AB01"]
    #expect(build?["fileRef"]?.string == "AB02")
    #expect(build?["settings"]?["ATTRIBUTES"]?.strings == ["Weak"])
  }

  @Test(arguments: [
    (#""a \"b\" \\ \n""#, "a \"b\" \\ \n"), (#""\U00e9\101""#, "\u{E9}A"), ("'it is'", "it is"), ("http://a.b/c", "http://a.b/c"),
    ("$(SRCROOT)/x", nil), ("<0fbd 77>", "<0fbd 77>"), ("\"\"", ""), ("héllo", "héllo"),
  ])
  func readsStrings(_ text: String, _ expected: String?) throws {
    let value = try? read(text)
    #expect(value?.string == expected)
  }

  @Test func rangesAreBytes() throws {
    let text = "{ ключ = \"значение\"; }"
    let entry = try #require(try read(text).dictionary?.first)
    #expect(String(decoding: Array(text.utf8)[entry.range], as: UTF8.self) == "ключ = \"значение\";")
    #expect(String(decoding: Array(text.utf8)[entry.value.range], as: UTF8.self) == "\"значение\"")
  }

  @Test(arguments: ["", "{", "{ a = b }", "( a b )", "\"a", "/* a", "{ a = b; } c", "<?xml version=\"1.0\"?><plist/>"])
  func refusesWhatIsNone(_ text: String) { #expect(throws: OpenStepError.self) { try read(text) } }

  /// Wherever a text ends, it is refused, and no byte behind its end is looked at.
  @Test func refusesEveryBeginning() {
    let text = #"{ /* a */ "b\U00e9\"" = ( 'c', <0f>, d/*e*/, ); // f"# + "\n/**/ g=h; }"
    let bytes = Array(text.utf8)
    #expect(throws: Never.self) { try OpenStepReader.read(bytes) }
    for count in 0..<bytes.count { #expect(throws: OpenStepError.self) { try OpenStepReader.read(Array(bytes[..<count])) } }
  }

  @Test func refusesWhatIsNestedTooDeep() {
    #expect(throws: OpenStepError.self) { try read(String(repeating: "(", count: 100_000)) }
  }
}
