import Testing

@testable import Semantics

/// How often a helper is used.
@Suite struct IndexUsesTests {
  private let files = [
    "Kind.swift": """
    enum DeviceKind {
      static var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
      static var columns: Int { isPad ? 2 : Self.isPad ? 3 : 1 }
      static func make(isPad: Bool = DeviceKind.isPad) {}
    }
    """,
    "Feed/Feed.swift": """
    final class Feed {
      // DeviceKind.isPad
      let text = "DeviceKind.isPad \\(DeviceKind.isPad ? "\\(DeviceKind . isPad)" : "")"
      func f() { DeviceKind.make(isPad: Kit.DeviceKind.isPad); let isPad = 1; _ = Other.isPad }
    }
    """,
    "Other.swift": "enum Other { static let isPad = false; static let a = isPad }\nextension UIDevice { var isPad: Bool { true } }",
    "Free.swift":
      "let isWide = true\nfunc g() { if isWide { h(isWide: isWide, x.isWide) } }\nlet t = UIDevice.current.isPad && device?.isPad",
  ]

  private func site(_ index: ProjectIndex, _ name: String, in owner: String?) throws -> DeclarationSite {
    try #require(index.declarations(named: name).first { $0.ownerType == owner })
  }

  @Test func staticMember() throws {
    let index = project(files)
    let count = try index.uses(of: "isPad", declaredAt: site(index, "isPad", in: "DeviceKind"))
    #expect(count.total == 6)
    #expect(count.busiest == "Feed/Feed.swift" || count.busiest == "Kind.swift")
    #expect(count.files.map(\.path) == ["Feed/Feed.swift", "Kind.swift"])
    #expect(count.files.map(\.count) == [3, 3])
    #expect(try index.uses(of: "isPad", declaredAt: site(index, "isPad", in: "Other")).total == 2)
  }

  @Test func instanceMember() throws {
    let index = project(files)
    let count = try index.uses(of: "isPad", declaredAt: site(index, "isPad", in: "UIDevice"))
    #expect(count.files.map(\.path) == ["Free.swift"])
    #expect(count.total == 1)
  }

  /// Of a type's only value, the type before it decides.
  @Test func onlyValues() throws {
    let index = project([
      "A.swift": "final class Width { static let shared = Width(); var isPad = true }\nextension UIDevice { var isPad: Bool { true } }",
      "B.swift": "let a = Width.shared.isPad, b = UIDevice.current.isPad, c = UIDevice.current.isPad, d = width.isPad",
    ])
    #expect(try index.uses(of: "isPad", declaredAt: site(index, "isPad", in: "Width")).total == 2)
    #expect(try index.uses(of: "isPad", declaredAt: site(index, "isPad", in: "UIDevice")).total == 3)
  }

  /// What is static is a member of no value: behind `?`, `!` or a call stands another member of that name.
  @Test func staticMembersOfValues() throws {
    let index = project([
      "A.swift": "extension CGRect { static var screen: CGRect { .zero } }",
      "B.swift": "let a = window?.screen, b = scene!.screen, c = window().screen, d: CGRect = .screen, e = CGRect.screen, f = f(.screen)",
    ])
    #expect(try index.uses(of: "screen", declaredAt: site(index, "screen", in: "CGRect")).total == 3)
    let kinds = project([
      "A.swift": "enum Kind { static let pad = device.idiom == .pad }",
      "B.swift": "let a = device.idiom == .pad, b = Kind.pad",
    ])
    #expect(try kinds.uses(of: "pad", declaredAt: site(kinds, "pad", in: "Kind")).total == 1)
  }

  /// Two apps beside each other may have a helper of the same name; neither sees the other's, nor does a folder with a longer name.
  @Test func inAFolder() throws {
    let helper = "enum Device { static let isPad = true }"
    let index = project([
      "A/Device.swift": helper, "A/Feed.swift": "let a = Device.isPad", "A B/Feed.swift": "let a = Device.isPad",
      "B/Device.swift": helper, "B/Feed.swift": "let a = Device.isPad",
    ])
    func uses(in folder: String) throws -> [String] {
      let site = try site(index, "isPad", in: "Device")
      return index.uses(of: [UseQuestion(name: "isPad", site: site, folder: folder)])[0].files.map(\.path)
    }
    #expect(try uses(in: "A") == ["A/Feed.swift"])
    #expect(try uses(in: "B") == ["B/Feed.swift"])
    #expect(try uses(in: "").count == 3)
  }

  @Test func global() throws {
    let index = project(files)
    #expect(try index.uses(of: "isWide", declaredAt: site(index, "isWide", in: nil)).total == 2)
  }

  @Test func withoutASite() {
    let index = project(files)
    #expect(index.uses(of: "userInterfaceIdiom").total == 1)
    #expect(index.uses(of: "nowhere") == UseCount(files: []))
    #expect(index.uses(of: "").total == 0)
  }

  /// Whether others are counted along with it makes no difference.
  @Test func aNameOfOneLetter() throws {
    let index = project(["A.swift": "enum Device { static let x = 1, isPad = true }", "B.swift": "let a = Device.x + Device.x, é = a"])
    let x = UseQuestion(name: "x", site: try site(index, "x", in: "Device"))
    let isPad = UseQuestion(name: "isPad", site: try site(index, "isPad", in: "Device"))
    #expect(index.uses(of: [x]).map(\.total) == [2])
    #expect(index.uses(of: [x, isPad]).map(\.total) == [2, 0])
    #expect(index.uses(of: "a").total == 1)
  }

  @Test func inHeirs() throws {
    let index = project([
      "A.swift": "class Base { var isTablet: Bool { true } }",
      "B.swift": "class B: Base { func f() { if isTablet && self.isTablet { x.isTablet() } } }",
      "C.swift": "class C { func f() { if isTablet { Base().isTablet } } }",
    ])
    let count = try index.uses(of: "isTablet", declaredAt: site(index, "isTablet", in: "Base"))
    #expect(count.files.map(\.path) == ["B.swift", "C.swift"])
    #expect(count.files.map(\.count) == [3, 1])
  }

  /// Many files are counted on all cores, with the same answer each time.
  @Test func manyFiles() throws {
    var many: [String: String] = ["A.swift": "let isPad = true"]
    for number in 0..<50 { many["\(number).swift"] = String(repeating: "f(isPad)\n", count: number) }
    let index = project(many)
    let count = try index.uses(of: "isPad", declaredAt: site(index, "isPad", in: nil))
    #expect(count.total == 49 * 50 / 2)
    #expect(count.busiest == "49.swift")
  }
}
