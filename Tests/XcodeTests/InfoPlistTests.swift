import Testing

@testable import Xcode

@Suite struct InfoPlistTests {
  private func plist(_ body: String, newline: String = "\n", end: String = "\n") -> String {
    ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n" + body + "\n</plist>").replacing("\n", with: newline)
      + end.replacing("\n", with: newline)
  }

  private func changed(_ text: String, storyboard: String? = nil) throws -> String {
    let info = try InfoPlist(path: "Info.plist", source: Array(text.utf8))
    let change = try #require(info.addingWindowScene(delegateClass: "$(PRODUCT_MODULE_NAME).SceneDelegate", storyboard: storyboard))
    let result = TextChange.apply([change], to: info.source)
    #expect(try InfoPlist(path: "Info.plist", source: result).manifest == .window)
    return String(decoding: result, as: UTF8.self)
  }

  private func manifest(_ unit: String) -> String {
    [
      (1, "<key>UIApplicationSceneManifest</key>"), (1, "<dict>"), (2, "<key>UIApplicationSupportsMultipleScenes</key>"), (2, "<false/>"),
      (2, "<key>UISceneConfigurations</key>"), (2, "<dict>"), (3, "<key>UIWindowSceneSessionRoleApplication</key>"), (3, "<array>"),
      (4, "<dict>"), (5, "<key>UISceneConfigurationName</key>"), (5, "<string>Default Configuration</string>"),
      (5, "<key>UISceneDelegateClassName</key>"), (5, "<string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>"), (4, "</dict>"),
      (3, "</array>"), (2, "</dict>"), (1, "</dict>"),
    ].map { String(repeating: unit, count: $0.0) + $0.1 + "\n" }.joined()
  }

  @Test(arguments: ["\t", "  ", "    "], ["\n", "\r\n"])
  func theManifestComesLast(unit: String, newline: String) throws {
    let old = plist("<dict>\n\(unit)<key>A</key>\n\(unit)<true/>\n</dict>", newline: newline, end: "")
    let new = plist("<dict>\n\(unit)<key>A</key>\n\(unit)<true/>\n\(manifest(unit))</dict>", newline: newline, end: "")
    #expect(try changed(old) == new)
  }

  @Test func anEmptyRootGetsRoom() throws {
    #expect(try changed(plist("<dict/>")) == plist("<dict>\n\(manifest("\t"))</dict>"))
    #expect(try changed(plist("<dict></dict>")) == plist("<dict>\n\(manifest("\t"))</dict>"))
  }

  @Test func aRootThatIsIndentedItself() throws {
    let old = plist("\t<dict>\n\t\t<key>A</key>\n\t\t<true/>\n\t</dict>")
    let shifted = manifest("\t").split(separator: "\n").map { "\t" + $0 + "\n" }.joined()
    #expect(try changed(old) == plist("\t<dict>\n\t\t<key>A</key>\n\t\t<true/>\n\(shifted)\t</dict>"))
  }

  @Test func commentsAndEntitiesStay() throws {
    let old = plist("<dict>\n\t<!-- </dict> -->\n\t<key>A &amp; B</key>\n\t<string><![CDATA[</dict>]]></string>\n\t<!-- last -->\n</dict>")
    #expect(try changed(old) == old.replacing("\t<!-- last -->\n", with: "\t<!-- last -->\n" + manifest("\t")))
    #expect(try InfoPlist(path: "", source: Array(old.utf8)).string("A & B") == "</dict>")
  }

  @Test func theStoryboardIsNamed() throws {
    #expect(
      try changed(plist("<dict/>"), storyboard: "A & B").contains(
        "<key>UISceneStoryboardFile</key>\n\t\t\t\t\t<string>A &amp; B</string>\n"))
  }

  @Test func aRoleJoinsTheOthers() throws {
    let old = plist(
      """
      <dict>
      \t<key>UIApplicationSceneManifest</key>
      \t<dict>
      \t\t<key>UISceneConfigurations</key>
      \t\t<dict>
      \t\t\t<key>CPTemplateApplicationSceneSessionRoleApplication</key>
      \t\t\t<array>
      \t\t\t\t<dict/>
      \t\t\t</array>
      \t\t</dict>
      \t</dict>
      \t<key>Z</key>
      \t<true/>
      </dict>
      """)
    let info = try InfoPlist(path: "", source: Array(old.utf8))
    #expect(info.manifest == .otherRoles(["CPTemplateApplicationSceneSessionRoleApplication"]))
    let role = manifest("\t").split(separator: "\n").dropFirst(6).dropLast(2).map { $0 + "\n" }.joined()
    #expect(try changed(old) == old.replacing("\t\t\t</array>\n", with: "\t\t\t</array>\n" + role))
  }

  @Test(arguments: ["<dict/>", "<dict><key>UISceneConfigurations</key><dict/></dict>"])
  func anEmptyManifestIsNoneAndIsNotFilled(manifest: String) throws {
    let info = try InfoPlist(path: "", source: Array(plist("<dict><key>UIApplicationSceneManifest</key>\(manifest)</dict>").utf8))
    #expect(info.manifest == .empty)
    #expect(info.addingWindowScene(delegateClass: "A", storyboard: nil) == nil)
  }

  @Test func whatCannotBeReadIsSaid() {
    #expect(throws: PropertyListError.binary) { try InfoPlist(path: "", source: Array("bplist00".utf8)) }
    #expect(throws: PropertyListError.unreadable) { try InfoPlist(path: "", source: Array(plist("<dict><key>A</key></dict>").utf8)) }
    #expect(throws: PropertyListError.unreadable) { try InfoPlist(path: "", source: Array(plist("<array/>").utf8)) }
    #expect(throws: PropertyListError.unreadable) { try InfoPlist(path: "", source: Array("{ A = B; }".utf8)) }
  }

  @Test func aByteOrderMarkStays() throws {
    #expect(try changed("\u{FEFF}" + plist("<dict/>")).unicodeScalars.first == "\u{FEFF}")
  }
}
