import Testing

@testable import Semantics

/// What functions and initializers take, across files.
@Suite struct IndexSignatureTests {
  private let index = project([
    "A.swift": """
    func log(_ message: @autoclosure @escaping () -> String, level: Int = 0) {}
    func show(scale: CGFloat?, animated: Bool = true, completion: (() -> Void)? = nil) {}
    func all(_ values: Int..., last: Int) {}
    class Box {
      let scale: CGFloat
      var half: CGFloat
      private var other = 1
      init(scale: CGFloat, frame: CGRect) {
        self.scale = scale
        half = scale / 2
        let unused = frame
        super.init(frame: frame)
      }
      convenience init?(half value: CGFloat) { self.init(scale: value, frame: .zero) }
      func show(scale: UIView) {}
    }
    class Big: Box {}
    struct Row { var scale: CGFloat?; let width: CGFloat; static var none = 1; var twice: CGFloat { width * 2 } }
    """,
    "B.swift": "func show(scale: CGFloat!, over view: UIView) {}",
  ])

  @Test func functions() throws {
    let log = try #require(index.parameters(ofFunction: "log", labels: [nil]).first)
    #expect(log.count == 1)
    #expect(log[0].isAutoclosure && log[0].isEscaping && log[0].label == nil && log[0].name == "message")
    let shows = index.parameters(ofFunction: "show", labels: ["scale"])
    #expect(shows.map { $0.map(\.type) } == [["CGFloat?"], ["UIView"]])
    #expect(shows.map { $0[0].isOptional } == [true, false])
    #expect(index.parameters(ofFunction: "show", labels: ["scale", "over"]).map { $0[0].isOptional } == [true])
    #expect(index.parameters(ofFunction: "show", labels: ["scale"], owner: "Box").count == 1)
    #expect(index.parameters(ofFunction: "show", labels: ["size"]).isEmpty)
    #expect(index.parameters(ofFunction: "nothing", labels: []).isEmpty)
  }

  /// There is a parameter for each argument, also behind omitted defaults and for further values of one parameter.
  @Test func parametersStandWithTheirArguments() {
    #expect(index.parameters(ofFunction: "show", labels: ["scale", "completion"]).first?.map(\.name) == ["scale", "completion"])
    #expect(
      index.parameters(ofFunction: "all", labels: [nil, nil, nil, "last"]).first?.map(\.name) == ["values", "values", "values", "last"])
    #expect(index.parameters(ofFunction: "all", labels: ["last"]).first?.map(\.name) == ["last"])
  }

  @Test func initializersThatKeep() throws {
    let box = try #require(index.parameters(ofFunction: "Box", labels: ["scale", "frame"]).first)
    #expect(box.map(\.isStored) == [true, false])
    #expect(index.parameters(ofFunction: "Box", labels: ["half"]).first?.map(\.isStored) == [false])
    #expect(index.parameters(ofFunction: "Big", labels: ["scale", "frame"]).first?.map(\.isStored) == [true, false])
    let row = try #require(index.parameters(ofFunction: "Row", labels: ["scale", "width"]).first)
    #expect(row.map(\.isStored) == [true, true])
    #expect(row.map(\.isOptional) == [true, false])
    #expect(index.parameters(ofFunction: "Row", labels: ["twice"]).isEmpty)
    #expect(index.parameters(ofFunction: "init", labels: ["half"], owner: "Box").count == 1)
  }

  @Test func treesAreKept() {
    let first = index.tree(of: "A.swift")
    #expect(first != nil)
    #expect(first === index.tree(of: "A.swift"))
    #expect(index.tree(of: "missing.swift") == nil)
  }
}
