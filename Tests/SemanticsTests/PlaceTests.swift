import Semantics
import Syntax
import Testing

@Suite struct LocalBindingTests {
  private func names(_ body: String) throws -> [String] {
    try Places("class C {\n func f(a: Int, with b: Int) {\n \(body)\n }\n}").node().visibleBindings.map(\.name)
  }

  @Test func parametersAndLocalsNearestFirst() throws {
    #expect(try names("let x = 1; var y = 2; HERE; let z = 3") == ["y", "x", "a", "b"])
  }
  @Test func aLetIsKnownInItsOwnValue() throws { #expect(try names("let x = HERE").first == "x") }
  @Test func aGuardsNameIsNot() throws { #expect(try names("guard let x = HERE else { return }") == ["a", "b"]) }
  @Test func aGuardsNameIsKnownBehindIt() throws {
    #expect(try names("guard let x = y, case let z? = w else { return }; HERE").sorted() == ["a", "b", "x", "z"])
  }
  @Test func branchesBindForTheirBlock() throws {
    #expect(try names("if let x { HERE }").first == "x")
    #expect(try names("if let x { } else { HERE }") == ["a", "b"])
    #expect(try names("while let x = g() { HERE }").first == "x")
    #expect(try names("for (i, x) in y { HERE }").prefix(2) == ["i", "x"])
    #expect(try names("for x in HERE { }") == ["a", "b"])
    #expect(try names("do { } catch { HERE }").first == "error")
    #expect(try names("switch y { case .some(let x): HERE; default: break }").first == "x")
  }
  @Test func closuresBindParametersAndCaptures() throws {
    #expect(try names("g { [weak self, n = 1] x, y in HERE }") == ["x", "y", "n", "a", "b"])
    let binding = try Places("class C { func f() { g { (cell: UICollectionViewCell?) in HERE } } }").node().localBinding(named: "cell")
    #expect(binding?.typeName == "UICollectionViewCell" && binding?.isOptional == true && binding?.kind == .closureParameter)
  }
  @Test func accessorsBindTheirValue() throws {
    #expect(try Places("class C { var x: Int { get { 1 } set { HERE } } }").node().visibleBindings.map(\.name) == ["newValue"])
    #expect(try Places("class C { var x = 1 { didSet(old) { HERE } } }").node().visibleBindings.map(\.name) == ["old"])
  }
  @Test func membersAreNoLocals() throws {
    #expect(try Places("class C { let window = 1; func f() { HERE } }").node().localBinding(named: "window") == nil)
  }
}

@Suite struct PlatformTests {
  @Test(arguments: [
    ("os(iOS)", Certainty.yes), ("os(macOS)", .no), ("!os(iOS)", .no), ("os(iOS) || os(tvOS)", .yes), ("os(iOS) && DEBUG", .maybe),
    ("DEBUG", .maybe), ("!DEBUG", .maybe),
    ("false", .no), ("0", .no), ("1", .yes), ("true && !false", .yes), ("canImport(UIKit)", .yes), ("canImport(AppKit)", .no),
    ("canImport(WidgetKit)", .maybe),
    ("targetEnvironment(macCatalyst)", .no), ("targetEnvironment(simulator)", .maybe), ("(os(visionOS))", .no), ("swift(>=6)", .maybe),
  ])
  func conditions(_ condition: String, _ answer: Certainty) throws {
    #expect(try Places("#if \(condition)\nHERE\n#endif").node().isCompiledOnIOS == answer)
  }

  @Test func laterClausesHoldOnlyIfNoneBeforeDoes() throws {
    let source = "#if os(iOS)\nA\n#elseif DEBUG\nB\n#else\nC\n#endif\n#if os(tvOS)\nD\n#else\nE\n#endif"
    let places = Places(source)
    let answers = try ["A", "B", "C", "D", "E"].map { try places.node($0).isCompiledOnIOS }
    #expect(answers == [.yes, .no, .no, .no, .yes])
  }

  @Test func branchesThatCannotRun() throws {
    let places = Places(
      """
      func f() {
        if #available(iOS 15, *) { A } else { B }
        if #available(iOS 26, *) { C } else { D }
        guard #available(iOS 16, *) else { E }
        if #unavailable(iOS 16) { F }
        if #available(iOS 17.4, *), x { G } else { H }
      }
      """)
    let answers = try ["A", "B", "C", "D", "E", "F", "G", "H"].map { try places.node($0).isUnreachable(minimumIOS: 17) }
    #expect(answers == [false, true, false, false, true, true, false, false])
  }
}

@Suite struct MethodPhaseTests {
  private func phase(_ members: String) throws -> MethodPhase { try Places("class V: UIView {\n\(members)\n}").node().phase }

  @Test(arguments: [
    "override func layoutSubviews() { HERE }", "override func draw(_ rect: CGRect) { HERE }",
    "override func updateConfiguration(using state: S) { HERE }",
  ])
  func tracked(_ member: String) throws { #expect(try phase(member) == .tracked) }

  @Test(arguments: [
    "override init(frame: CGRect) { super.init(frame: frame); HERE }", "func setupViews() { HERE }", "func setUp() { HERE }",
    "func configure(with x: Int) { HERE }",
    "@IBOutlet var x: UIView! { didSet { HERE } }",
    "override func awakeFromNib() { a() }\nprivate func a() { b() }\nprivate func b() { HERE }",
  ])
  func setUp(_ member: String) throws { #expect(try phase(member) == .setUp) }

  @Test(arguments: [
    "func setupless() { HERE }", "func draw() { HERE }", "var x: Int { HERE }",
    "func refresh() { HERE }\nfunc setUp() { refresh() }\nfunc tap() { refresh() }",
    "func refresh() { HERE }", "func refresh() { HERE }\nfunc setUp() { g { self.refresh() } }",
    "@objc func refresh() { HERE }\nfunc setUp() { refresh() }",
  ])
  func other(_ member: String) throws { #expect(try phase(member) == .other) }

  @Test func prefixesAreWholeWords() {
    #expect(LifeCycle.hasNoSize("addForm") && LifeCycle.hasNoSize("setup") && LifeCycle.hasNoSize("viewWillAppear"))
    #expect(!LifeCycle.hasNoSize("addressFieldDidChange") && !LifeCycle.hasNoSize("viewDidAppear") && !LifeCycle.hasNoSize("layoutCards"))
  }
}

@Suite struct WindowLookupTests {
  private func lookup(_ expression: String) throws -> (String, WindowLookup.Value)? {
    let places = Places("func f() { let x = \(expression) }")
    let found = places.model.tree.root.preorder.lazy.compactMap { WindowLookup(from: $0, in: places.model) }.first
    return found.map { ($0.node.text, $0.value) }
  }

  @Test(arguments: [
    ("UIApplication.shared.keyWindow?.bounds", "UIApplication.shared.keyWindow"),
    ("UIApplication.shared.windows.first?.x", "UIApplication.shared.windows.first"),
    ("UIApplication.shared.windows.first { $0.isKeyWindow }?.x", "UIApplication.shared.windows.first { $0.isKeyWindow }"),
    ("UIApplication.shared.windows.filter({ $0.isKeyWindow }).first", "UIApplication.shared.windows.filter({ $0.isKeyWindow }).first"),
    ("(UIApplication.shared.delegate as? AppDelegate)?.window?.x", "(UIApplication.shared.delegate as? AppDelegate)?.window"),
    ("UIApplication.shared.delegate?.window??.x", "UIApplication.shared.delegate?.window?"),
    ("UIApplication.shared.delegate?.window ?? nil", "UIApplication.shared.delegate?.window ?? nil"),
    (
      "UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap { $0.windows }.first { $0.isKeyWindow }",
      "UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap { $0.windows }.first { $0.isKeyWindow }"
    ),
    (
      "(UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows.first?.x",
      "(UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows.first"
    ),
  ])
  func windows(_ expression: String, _ found: String) throws {
    let result = try #require(try lookup(expression))
    #expect(result.0 == found && result.1 == .window)
  }

  @Test(arguments: [
    ("UIApplication.shared.windows[0].x", WindowLookup.Value.certainWindow),
    ("UIApplication.shared.connectedScenes.first as? UIWindowScene", .scene),
    ("UIApplication.shared.connectedScenes.first as! UIWindowScene", .certainScene),
    ("UIApplication.shared.delegate?.window", .doublyOptionalWindow),
    ("UIApplication.shared.windows.last", .otherChoice),
    ("(UIApplication.shared.connectedScenes.first?.delegate as? SceneDelegate)?.window", .otherChoice),
    ("UIApplication.shared.windows.first { $0.tag == 1 }", .otherChoice),
  ])
  func otherValues(_ expression: String, _ value: WindowLookup.Value) throws { #expect(try lookup(expression)?.1 == value) }

  @Test(arguments: [
    "UIApplication.shared.windows.forEach { _ in }", "UIApplication.shared.connectedScenes.count",
    "UIApplication.shared.openSessions.first", "UIApplication.shared.delegate as? AppDelegate", "App.shared.keyWindow",
  ])
  func noLookUp(_ expression: String) throws { #expect(try lookup(expression) == nil) }
}
