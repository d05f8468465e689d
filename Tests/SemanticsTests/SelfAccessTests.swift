import Semantics
import Testing

@Suite struct SelfAccessTests {
  /// What stands before a member at `HERE` in a class; the reason's case where there is no self.
  private func access(_ members: String, in type: String = "class V: UIView") throws -> SelfAccess {
    let places = Places("\(type) {\n\(members)\n}")
    return places.model.selfAccess(at: try places.node())
  }

  @Test(arguments: [
    "func f() { HERE }", "var x: Int { HERE }", "var x: Int { get { HERE } set { } }", "var x = 0 { didSet { HERE } }",
    "subscript(i: Int) -> Int { HERE }", "func f() { func g() { HERE } }", "lazy var x = HERE", "deinit { HERE }",
    "init() { super.init(frame: .zero); HERE }", "func f(a: Int) { if a > HERE { } }", "#if DEBUG\nfunc f() { HERE }\n#endif",
  ])
  func implicit(_ member: String) throws { #expect(try access(member) == .implicit) }

  @Test(arguments: [
    "func f() { g { HERE } }", "func f() { [1].map { $0 * HERE } }", "lazy var x = { HERE }()", "func f() { g { [unowned self] in HERE } }",
    "func f() { g { [self] in HERE } }", "func f() { g { func h() { HERE } } }",
    "func f() { g { [weak self] in guard let self else { return }; HERE } }",
    "func f() { g { [weak self] in guard let self = self else { return }; h { HERE } } }",
    "func f() { g { [weak self] in if let self { HERE } } }",
    "func f() { g { [weak self] in guard let self, HERE > 1 else { return } } }", "func f() { logger.debug(\"\\(HERE)\") }",
    "func f() { x = { [weak self] in guard let self else { return 0 }; return HERE } }", "func f() { x = { self.y = HERE } }",
    "func f() { DispatchQueue.global().async { DispatchQueue.main.async { HERE } } }", "func f() { Task { HERE } }",
    "lazy var x = [1].map { $0 * HERE }", "lazy var x = UIGraphicsImageRenderer(size: s).image { _ in HERE }",
    "lazy var x = UILabel().then { $0.y = HERE }", "lazy var x = { self.y = 1; g { HERE } }",
    "lazy var x = { [weak self] in guard let self else { return }; g { HERE } }",
  ])
  func explicit(_ member: String) throws { #expect(try access(member) == .explicit) }

  @Test(arguments: [
    "func f() { g { [weak self] in guard let me = self else { return }; HERE } }",
    "func f() { g { [weak self] in guard let me = self else { return }; h { HERE } } }",
  ])
  func named(_ member: String) throws { #expect(try access(member) == .named("me")) }

  @Test(arguments: [
    ("func f() { g { [weak self] in HERE } }", NoSelf.weakSelf(.notBound)),
    ("func f() { g { [weak self] in if let self { } else { HERE } } }", .weakSelf(.gone)),
    ("func f() { g { [weak self] in HERE; guard let self else { return } } }", .weakSelf(.notYetBound)),
    ("func f() { g { [weak self] in guard let self else { return }; h { [weak self] in HERE } } }", .weakSelf(.notBound)),
    ("func f() { g { [weak self] in guard let self else { HERE } } }", .weakSelf(.notBound)),
    ("static func f() { HERE }", .staticMember), ("class var x: Int { HERE }", .staticMember), ("static let x = HERE", .staticMember),
    ("let x = HERE", .storedValue), ("let x = { HERE }()", .storedValue), ("func f(x: Int = HERE) { }", .defaultArgument),
    ("init() { x = HERE; super.init() }", .beforeInitializer), ("init() { super.init(frame: HERE) }", .beforeInitializer),
    ("convenience init() { self.init(HERE) }", .beforeInitializer), ("init() { if a { super.init() } else { HERE } }", .beforeInitializer),
    ("func f() { x = { HERE } }", .wouldBeRetained), ("func f() { self.a.x = { HERE } }", .wouldBeRetained),
    ("func f() { p.sink { HERE }.store(in: &bag) }", .wouldBeRetained),
    ("func f() { p.map { HERE }.sink { }.store(in: &bag) }", .wouldBeRetained),
    ("lazy var x: () -> Int = { HERE }", .wouldBeRetained), ("lazy var x = { g { HERE } }()", .wouldBeRetained),
    ("lazy var x = L { _ in [1].map { HERE } }", .wouldBeRetained), ("lazy var x = { [weak self] in HERE }", .weakSelf(.notBound)),
    ("func f() { DispatchQueue.global(qos: .utility).async { HERE } }", .offMainThread),
    ("let q = DispatchQueue(label: \"q\")\nfunc f() { q.async { HERE } }", .offMainThread),
    ("func f() { Task.detached { HERE } }", .offMainThread),
    ("func f() { let q = OperationQueue(); q.addOperation { g { HERE } } }", .offMainThread),
  ])
  func unavailable(_ member: String, _ reason: NoSelf) throws { #expect(try access(member) == .unavailable(reason)) }

  @Test func placesWithoutAType() throws {
    #expect(try Places("let x = HERE").model.selfAccess(at: Places("let x = HERE").node()) == .unavailable(.global))
    let function = Places("func f() { HERE }")
    #expect(function.model.selfAccess(at: try function.node()) == .unavailable(.freeFunction))
    #expect(try access("case a = HERE", in: "enum E: Int") == .unavailable(.enumCase))
  }

  @Test func aStructsInitializerHasASelf() throws { #expect(try access("init() { HERE }", in: "struct S: View") == .implicit) }

  @Test func aCapturedValueIsComputedOutside() throws {
    #expect(try access("func f() { g { [weak self, x = HERE] in x } }") == .implicit)
  }

  @Test func anEscapingAutoclosureIsAClosure() throws {
    let declaration = "func later(_ text: @autoclosure @escaping () -> String) { }\nfunc now(_ text: @autoclosure () -> String) { }\n"
    #expect(try access(declaration + "func f() { later(\"\\(HERE)\") }") == .explicit)
    #expect(try access(declaration + "func f() { now(\"\\(HERE)\") }") == .implicit)
  }

  @Test func aLocalInTheWayNeedsSelf() throws {
    let places = Places("class V: UIView { func f(window: Int) { HERE; let bounds = THERE; g { ELSEWHERE } } }")
    #expect(places.model.memberOfSelf("window", at: try places.node()) == "self.window")
    #expect(places.model.memberOfSelf("bounds", at: try places.node()) == "bounds")
    #expect(places.model.memberOfSelf("bounds", at: try places.node("THERE")) == "self.bounds")
    #expect(places.model.memberOfSelf("traitCollection", at: try places.node("ELSEWHERE")) == "self.traitCollection")
  }
}
