import Testing

@testable import Semantics

/// What one pass over a file's bytes finds in it.
@Suite struct IndexSummaryTests {
  /// Each type as `form name: inherited where constraints`.
  private func types(_ text: String) -> [String] {
    let index = project(["A.swift": text])
    return index.everyType.map { reference in
      let type = index.declaration(reference)
      var line = "\(type.form) \(type.name)"
      if !type.inherited.isEmpty { line += ": " + type.inherited.joined(separator: ", ") }
      if !type.constraints.isEmpty { line += " where " + type.constraints.joined(separator: ", ") }
      return line
    }
  }

  /// Each member as `form owner.name`, found by its name at its offset.
  private func members(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    let index = project(["A.swift": text])
    return index.files[0].members.map { member in
      let site = index.site(member, inFile: 0)
      let name = bytes[site.offset...].prefix { isIdentifierByte($0) }
      return
        "\(site.isStatic ? "static " : "")\(site.form) \(site.ownerType.map { $0 + "." } ?? "")\(String(decoding: name, as: UTF8.self))"
    }
  }

  @Test func everyFormOfType() {
    let text = """
      public final class Feed: UIViewController, Sorted { struct Cell: View {} }
      enum Mode: String { case on, off }
      actor Store {}
      protocol Row: AnyObject where Self: UIView {}
      extension Feed.Cell: @unchecked Sendable, Swift.Equatable {}
      extension Row where Element == Int, Self: UIKit.UIView & Themed {}
      typealias Native = UIKit.UIView
      """
    #expect(
      types(text) == [
        "class Feed: UIViewController, Sorted", "struct Feed.Cell: View", "enum Mode: String", "actor Store",
        "protocol Row: AnyObject where UIView", "extension Feed.Cell: Sendable, Swift.Equatable",
        "extension Row where UIKit.UIView, Themed", "typealias Native: UIKit.UIView",
      ])
  }

  @Test func headersWithGenericsAndComments() {
    let text = """
      class Host<Content: View, Other> /* { */ :
        UIHostingController<Box<Content, [Int: Other]>>, // : Not
        Themed
      where Content: Equatable {
      }
      struct A<each T>: ~Copyable, any P {}
      class `class`: `protocol`.Type2 {}
      """
    #expect(types(text) == ["class Host: UIHostingController, Themed", "struct A: P", "class class: protocol.Type2"])
  }

  @Test func extensionsOfSpelledTypes() {
    let text = """
      extension [Photo] { var a: Int { 1 } }
      extension [String: Int]? : P {}
      extension String? { func b() {} }
      extension Map where Key == String, Value == Any? { func c() {} }
      @State<Int?>.Box struct D {}
      """
    #expect(types(text) == ["extension Array", "extension Optional: P", "extension Optional", "extension Map", "struct D"])
    #expect(members(text) == ["variable Array.a", "function Optional.b", "function Map.c"])
  }

  @Test func aliases() {
    let text = """
      typealias A = UIView
      typealias B = UIView & Themed
      typealias C = (UIView)
      typealias D = (UIView) -> Void
      typealias E = [UIView]
      typealias F = UIView?
      typealias G<T> = Cell<T>
      typealias H =
        any P
      """
    #expect(
      types(text) == [
        "typealias A: UIView", "typealias B: UIView, Themed", "typealias C: UIView", "typealias D", "typealias E", "typealias F: UIView",
        "typealias G: Cell", "typealias H: P",
      ])
    let index = project(["A.swift": text])
    let structural = index.everyType.map(index.declaration).filter { $0.traits.contains(.structural) }.map(\.name).sorted()
    #expect(structural == ["D", "E", "F"])
  }

  @Test func membersOfEveryForm() {
    let text = """
      let top = 1, other: Int = 2
      class A {
        static let shared = A(), spare = B<Int, String>()
        class var kind: String { "" }
        @IBOutlet private weak var label: UILabel!
        private(set) lazy var view: UIView = { let inner = UIView(); func f() {}; return inner }()
        var (x, y) = (1, 2)
        override func draw(_ rect: CGRect) { var local = 1 }
        class func make() {}
        required init?(coder: NSCoder) {}
        subscript(i: Int) -> Int { 0 }
        enum E { case a, b(Int), c = 3; case `default` }
        func `repeat`() {}
      }
      """
    #expect(
      members(text) == [
        "constant top", "constant other", "static constant A.shared", "static constant A.spare", "static variable A.kind",
        "variable A.label",
        "variable A.view", "variable A.x", "variable A.y", "function A.draw", "static function A.make", "initializer A.init",
        "subscript A.subscript", "enumCase A.E.a", "enumCase A.E.b", "enumCase A.E.c", "enumCase A.E.default", "function A.repeat",
      ])
  }

  @Test func memberTraits() throws {
    let index = project([
      "A.swift":
        "class A { override private lazy static var a = 1; fileprivate(set) var b = 2\n#if os(macOS)\nvar c = 1\n#else\nvar d = 1\n#endif\n}"
    ])
    func traits(_ name: String) throws -> MemberTraits { try #require(index.declarations(named: name).first).traits }
    #expect(try traits("a") == [.override, .filePrivate, .lazy, .isStatic])
    #expect(try traits("b") == [])
    #expect(try traits("c") == .notOnIOS)
    #expect(try traits("d") == [])
  }

  @Test func commentsAndStringsDoNotCount() {
    let text = #"""
      // class A {
      /* class B { /* } */ class C {} */
      let a = "class D { \("}" + "{")"
      let b = """
        class E {
        \(c { "}" })
        """
      let d = #"\" } class F {"#
      let e = /[}"{]/
      let f = #/
        class G { "
      /#
      let g = 4 / 2 + "{".count / 1
      class H {}
      """#
    #expect(types(text) == ["class H"])
    #expect(members(text) == ["constant a", "constant b", "constant d", "constant e", "constant f", "constant g"])
  }

  @Test func localTypes() throws {
    let text = """
      class A {
        func f() {
          if x { final class B: UIView { var c = 1 } }
          let structure = { 1 }
          struct D: View { func g() { enum E { case a } } }
        }
        var last = 1
      }
      """
    #expect(types(text) == ["class A", "class A.B: UIView", "struct A.D: View", "enum A.D.E"])
    #expect(members(text).last == "variable A.last")
    #expect(project(["A.swift": text]).types(named: "B")[0].traits == .local)
    // No `else`, though the name ends like one.
    let index = project(["A.swift": "func f() {\n  if a {} else { b() }\n  final class Fromelse {\n    var c = 1\n  }\n}"])
    #expect(index.types(named: "Fromelse").map(\.traits) == [.local])
  }

  @Test func wordsThatAreNoKeywords() {
    let text = """
      let x = Foo.self
        .class
      actor.run()
      func use(extension: Int, struct: String) {}
      class A { let protocol2 = 1; var actor: Actor; func f() -> Set<Int> where T: Q { } }
      """
    #expect(types(text) == ["class A"])
  }

  @Test func branchesThatCannotHold() {
    let text = """
      #if os(macOS)
      class UIScreen {}
      #elseif canImport(UIKit) && !targetEnvironment(macCatalyst)
      class Here {}
      #else
      class Never {}
      #endif
      #if DEBUG // a comment
      class Maybe { func f() {
        #if os(watchOS)
        #endif
      } }
      #endif
      class After {}
      """
    let index = project(["A.swift": text])
    let dead = index.everyType.map(index.declaration).filter { $0.traits.contains(.notOnIOS) }.map(\.name)
    #expect(dead == ["UIScreen", "Never"])
    #expect(!index.declaresType(named: "UIScreen"))
    #expect(index.declaresType(named: "Here"))
  }

  @Test(arguments: [
    ("os(iOS)", Certainty.yes), ("os(macOS)", .no), ("!os(iOS)", .no), ("targetEnvironment(macCatalyst)", .no),
    ("targetEnvironment(simulator)", .maybe), ("false", .no), ("0", .no), ("DEBUG", .maybe), ("DEBUG && os(tvOS)", .no),
    ("DEBUG || os(tvOS)", .maybe), ("os(iOS) || os(tvOS)", .yes), ("(os(iOS) && true)", .yes), ("!(os(macOS) || os(watchOS))", .yes),
    ("swift(>=5.9)", .maybe), ("canImport(AppKit)", .no), ("canImport(Glibc)", .no), ("2", .yes), ("", .maybe), ("((((", .maybe),
  ])
  func conditions(text: String, truth: Certainty) { #expect(PlatformCondition.truth(of: text) == truth) }

  @Test func importsAndMarks() {
    let text = "// Generated by a tool, DO NOT EDIT\n@testable import App\nimport class XCTest.XCTestCase\nimport UIKit.UIView\n"
    let summary = FileSummary(path: "A.swift", bytes: Array(text.utf8), search: WordSearch(words: []))
    #expect(summary.imports == ["App", "XCTest", "UIKit"])
    #expect(summary.isTest)
    #expect(summary.isGenerated)
    for newline in ["\n", "\r\n", "\r"] {
      func summary(lines: Int) -> FileSummary {
        let text = String(repeating: newline, count: lines) + "// @generated"
        return FileSummary(path: "B.swift", bytes: Array(text.utf8), search: WordSearch(words: []))
      }
      #expect(summary(lines: 9).isGenerated)
      #expect(!summary(lines: 10).isGenerated)
      #expect(!summary(lines: 10).isTest)
    }
  }

  @Test func attributesOfEntry() {
    let text = "@main\nstruct A: App {}\n@UIApplicationMain class B: UIResponder, UIApplicationDelegate {}\n@objc(C) class C: UIView {}"
    let index = project(["A.swift": text])
    #expect(index.everyType.map { index.declaration($0).traits } == [.main, .applicationMain, []])
  }

  @Test func lineEndsAndByteOrderMark() {
    let text = "import UIKit\nclass A: UIView,\n  Themed {\n  var a = 1\n  func b() { }\n}\n#if os(macOS)\nclass B {}\n#endif\nclass C {}\n"
    let plain = types(text)
    #expect(plain == ["class A: UIView, Themed", "class B", "class C"])
    for variant in [text.replacing("\n", with: "\r\n"), text.replacing("\n", with: "\r"), "\u{FEFF}" + text, "#!/usr/bin/swift\n" + text] {
      #expect(types(variant) == plain)
      #expect(project(["A.swift": variant]).files[0].imports == ["UIKit"])
      #expect(members(variant) == members(text))
    }
  }

  @Test func halfWrittenCode() {
    #expect(types("class A: UIView { func f(a: Int { }\n}\nclass B {}") == ["class A: UIView", "class B"])
    #expect(types("class A: {\n}\nclass B: UIView").contains("class B: UIView"))
    #expect(types("class\n") == [])
    #expect(types("extension") == [])
    #expect(types("class A { let s = \"unfinished \\(x\n}\nclass B {}").contains("class B"))
    #expect(types("}}}\nclass A {}") == ["class A"])
  }

  /// Every prefix of a file that has everything, and many with a byte changed, is read without a trap.
  @Test func anyBytes() {
    let text = Array(
      ##"""
      #!/bin/sh
      import UIKit
      #if os(iOS) && (A || !B)
      @main public final class A<T: P<[Int]>>: Base<T>, @unchecked Sendable where T: Q { /* /* */ */
        static let a = "x \(f { "}" }) \u{1}", b = #"raw \#(a) "#, c = """
          long \(d)
          """, r = /[/"]+/, e = #/ x /#
        func f(_ a: Int = { 1 }()) -> (Int) -> Void { struct L: View { var x: Int } ; return { _ in } }
        case a, `b`(Int), c = 1 ; subscript(i: Int) -> Int { get { 1 } } ; typealias X = (any P)? & Q
      }
      extension A.B<Int>: C where Self: D & E, X == Y { enum F: Int { case g } }
      #else
      #endif
      """##.utf8)
    let search = WordSearch(words: ["Base", "subscript"])
    for length in 0...text.count { _ = FileSummary(path: "A.swift", bytes: Array(text[..<length]), search: search) }
    var random = SystemRandomNumberGenerator()
    let pieces = Array("(){}[]<>\"'`/\\#*&:,=.@~\n\r \u{0}é".utf8)
    for _ in 0..<3000 {
      var changed = text
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        changed[Int.random(in: 0..<changed.count, using: &random)] = pieces.randomElement(using: &random) ?? 0
      }
      _ = project(["A.swift": String(decoding: changed, as: UTF8.self)]).declarations(named: "a")
    }
  }

  /// Deep nesting and unclosed brackets cost time that grows with the length only.
  @Test(.timeLimit(.minutes(1))) func oddInputsEnd() {
    let search = WordSearch(words: [])
    for piece in [
      "(", "\"\\(", "{", "[", "<", "class A<", "/*", "#if a\n", "\"\"\"\\(", "/", "`", "#\"", "extension A.", "case a,", "func f(", "@a(",
      "@a<", "(/[", "#/", "let a: B<C,",
      "class A: (B & ",
    ] {
      for text in [String(repeating: piece, count: 10_000), String(repeating: piece + "\n", count: 10_000)] {
        _ = FileSummary(path: "A.swift", bytes: Array(text.utf8), search: search)
      }
    }
  }
}

/// An index of these files, which it can read again.
func project(_ files: [String: String], words: [String] = []) -> ProjectIndex {
  let search = WordSearch(words: words)
  return ProjectIndex(summaries: files.map { FileSummary(path: $0.key, bytes: Array($0.value.utf8), search: search) }) {
    files[$0].map { Array($0.utf8) }
  }
}

extension ProjectIndex {
  /// In the order of a file's records.
  fileprivate var everyType: [TypeReference] { (declared + extended).sorted { $0.type < $1.type } }
}
