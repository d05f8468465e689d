import Testing

@testable import Semantics

/// Where members are declared and which a type has.
@Suite struct IndexMemberTests {
  @Test func declarationsByName() {
    let index = project([
      "B.swift": "extension UIDevice { static var isPad: Bool { true } }",
      "A.swift": "let isPad = true\nclass A { var isPad = false; class In { func isPad() {} } }",
    ])
    let sites = index.declarations(named: "isPad")
    #expect(sites.map(\.file) == ["A.swift", "A.swift", "A.swift", "B.swift"])
    #expect(sites.map(\.ownerType) == [nil, "A", "A.In", "UIDevice"])
    #expect(sites.map(\.isStatic) == [false, false, false, true])
    #expect(sites.map(\.form) == [.constant, .variable, .function, .variable])
    #expect(sites[0].offset == 4)
    #expect(index.declarations(named: "isPhone").isEmpty)
  }

  @Test func membersOfAType() {
    let index = project([
      "A.swift": "class A: Base, P { var a = 1; struct In { var b = 1 } }\nextension A { func c() {} }",
      "B.swift": "extension Kit.A { func d() {} }",
      "C.swift":
        "class Base: UIViewController { var e = 1 }\nprotocol P {}\nextension P { func f() {} }\nextension UIResponder { func g() {} }\nextension UIView { func h() {} }",
    ])
    #expect(index.members(ofType: "A").map(\.form) == [.variable, .function, .function])
    #expect(index.members(ofType: "A.In").count == 1)
    for name in ["a", "c", "d", "e", "f", "g"] { #expect(index.hasMember(named: name, inType: "A"), "\(name)") }
    for name in ["b", "h", "x"] { #expect(!index.hasMember(named: name, inType: "A"), "\(name)") }
    #expect(index.hasMember(named: "b", inType: "In", in: NameScope(nesting: ["A"])))
    #expect(index.hasMember(named: "h", inType: "UILabel"))
  }

  @Test func spellings() {
    func spelling(_ text: String) -> (String, Bool) { (TypeSpelling(text).name, TypeSpelling(text).isOptional) }
    #expect(spelling("UIView?") == ("UIView", true))
    #expect(spelling("@escaping () -> Void") == ("", false))
    #expect(spelling("(any A.B<C>)?") == ("A.B", true))
    #expect(spelling("Optional<UIView>") == ("UIView", true))
    #expect(spelling("  some View ") == ("View", false))
    #expect(spelling("[String: UIView]?") == ("", true))
    #expect(spelling("`Type`") == ("Type", false))
    #expect(spelling("UIView & Themed") == ("UIView", false))
    #expect(spelling("") == ("", false))
    #expect(spelling("(((") == ("", false))
  }
}
