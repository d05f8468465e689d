import Testing

@testable import Semantics

/// Which kind of type a name means.
@Suite struct IndexKindTests {
  private func kind(_ name: String, _ text: String, in scope: NameScope = .anywhere) -> TypeKind {
    project(["A.swift": text]).kind(ofType: name, in: scope)
  }

  @Test(arguments: [
    ("class A: UIView {}", TypeKind.view), ("class A: UIKit.UIButton {}", .view), ("class A: UITableViewCell, Themed {}", .view),
    ("class A: UIViewController {}", .controller), ("class A<T>: UIHostingController<Box<T>> {}", .controller),
    ("class A: MFMailComposeViewController {}", .controller), ("class A: UISheetPresentationController {}", .presentation),
    ("class A: CAGradientLayer {}", .layer), ("class A: UICollectionViewFlowLayout {}", .collectionLayout),
    ("struct A: View {}", .swiftUIView(.view)), ("struct A: SwiftUI.View {}", .swiftUIView(.view)),
    ("struct A {}\nextension A: View {}", .swiftUIView(.view)), ("struct A: ViewModifier {}", .swiftUIView(.viewModifier)),
    ("struct A: ButtonStyle { func makeBody(configuration: Configuration) -> some View {} }", .swiftUIView(.style)),
    ("struct A: ChipStyle { func makeBody(configuration: Configuration) -> some View {} }", .swiftUIView(.style)),
    ("struct A: ButtonStyle {}", .other), ("struct A: ShapeStyle {}", .other), ("enum A: View {}", .swiftUIWithoutPlace),
    ("protocol A: View {}", .swiftUIWithoutPlace), ("protocol A: UIView {}", .view),
    ("protocol A where Self: UIViewController {}", .controller),
    ("protocol A: AnyObject {}", .other), ("struct A: Shape {}", .shape), ("struct A: InsettableShape {}", .shape),
    ("struct A: UIViewRepresentable {}", .representable), ("struct A: UIViewControllerRepresentable {}", .representable),
    ("class A: UIResponder, UIApplicationDelegate {}", .appDelegate),
    ("class A: NSObject {}\nextension A: UIApplicationDelegate {}", .appDelegate),
    ("class A: UIResponder, UIWindowSceneDelegate {}", .sceneDelegate), ("class A: NSObject {}", .other), ("class A {}", .other),
    ("actor A {}", .other), ("enum A: String {}", .other), ("struct A: App {}", .other), ("struct A: Layout {}", .other),
    ("typealias A = UIView", .view), ("typealias A = UIView & Themed", .view), ("typealias A = [UIView]", .other),
    ("typealias A = UIView?", .other), ("class A: NSView {}", .other), ("class A: WKInterfaceLabel {}", .other),
    ("class A: SKScene {}", .other),
    ("class A: PhotoViewController {}", .controller), ("class A: Kit.PhotoCell<Int> {}", .view), ("class A: SCLAlertView {}", .view),
    ("class A: LinkWindow {}", .view), ("class A: PhotoCard {}", .unknown(because: "`PhotoCard` comes from a package that is not here")),
    ("class A: Kit.PhotoCard {}", .unknown(because: "`PhotoCard` comes from a package that is not here")), ("class A: Reusable {}", .other),
    ("class A: PhotoDelegate {}", .other), ("class A: PhotoCard, UIApplicationDelegate {}", .appDelegate),
    ("struct A: Screen { var body: some View {} }", .unknown(because: "`Screen` comes from a package that is not here")),
    ("struct A: Screen {}", .other), ("class A: A {}", .other), ("class A: B {}\nclass B: A {}", .other), ("typealias A = A", .other),
    ("class A: UIView {}\nextension A {}\nextension A: Themed {}", .view), ("protocol A: B {}\nprotocol B: UIView {}", .view),
  ])
  func declared(text: String, expected: TypeKind) {
    #expect(kind("A", text) == expected)
    #expect(kind("A", text.replacing("\n", with: "\r\n")) == expected)
  }

  /// What no compiler takes, and what is larger than anybody writes: an answer all the same, and soon.
  @Test(.timeLimit(.minutes(1))) func oddHierarchiesEnd() {
    let circle = """
      class Outer: Q.Base { class K: V {} }
      class Q: Outer.K { class Base: W {} }
      class Z { class W {}; class V {} }
      """
    #expect(kind("Outer", circle).isUnknown)
    #expect(!project(["A.swift": circle]).inherits("Outer", from: "XCTestCase"))
    let chain = (0..<10_000).map { "class A\($0): A\($0 + 1) {}\n" }.joined() + "class A10000: UIView {}"
    #expect(kind("A0", chain) == .unknown(because: "`A64` inherits from too many types in a row"))
    #expect(kind("A9950", chain) == .view)
    let diamonds = (0..<40).map { "protocol A\($0): A\($0 + 1), B\($0 + 1) {}\nprotocol B\($0): A\($0 + 1), B\($0 + 1) {}\n" }.joined()
    #expect(kind("A0", diamonds + "protocol A40: UIView {}\nprotocol B40 {}") == .view)
  }

  @Test(arguments: [
    ("UIView", TypeKind.view), ("UIKit.UIView", .view), ("UIView?", .view), ("UIViewController!", .controller), ("(UIView)", .view),
    ("any UIView", .view), ("inout UILabel", .view), ("@MainActor UILabel", .view), ("UIHostingController<Text>", .controller),
    ("Optional<UIView>", .view), ("[UIView]", .other), ("(UIView) -> Void", .other), ("(UIView, UIView)", .other), ("String", .other),
    ("UIBarButtonItem", .other), ("View", .swiftUIWithoutPlace), ("some View", .swiftUIWithoutPlace), ("ButtonStyle", .swiftUIWithoutPlace),
    ("UIViewRepresentable", .representable), ("UIApplicationDelegate", .appDelegate), ("PhotoCell", .view), ("", .other),
    ("UIScreen", .other),
  ])
  func foreign(name: String, expected: TypeKind) { #expect(kind(name, "") == expected) }

  @Test func overSeveralFiles() {
    let index = project([
      "Base.swift": "class Base<T>: Root<T> {}\ntypealias Root = Foundation2.Bottom", "Root.swift": "class Bottom: UIViewController {}",
      "Feed.swift": "class Feed: Base<[Int: String]> { struct Row: Card {} }", "Card.swift": "protocol Card: View {}",
    ])
    #expect(index.kind(ofType: "Feed") == .controller)
    #expect(index.kind(ofType: "Feed.Row") == .swiftUIView(.view))
    #expect(index.kind(ofType: "Row", in: NameScope(file: "Feed.swift", nesting: ["Feed"])) == .swiftUIView(.view))
    #expect(index.kind(ofType: "Card") == .swiftUIWithoutPlace)
  }

  @Test func namesMeanTheNearest() {
    let index = project([
      "A.swift": """
      class Cell: UIView {}
      class Outer { class Cell: UIViewController {}; class Inner {} }
      class Heir: Outer { var cell: Cell }
      private class Hidden: UIView {}
      """,
      "B.swift": "private class Hidden: UIViewController {}", "C.swift": "",
    ])
    #expect(index.kind(ofType: "Cell") == .view)
    #expect(index.kind(ofType: "Cell", in: NameScope(nesting: ["Outer", "Inner"])) == .controller)
    #expect(index.kind(ofType: "Cell", in: NameScope(nesting: ["Outer.Inner"])) == .controller)
    #expect(index.kind(ofType: "Cell", in: NameScope(nesting: ["Heir"])) == .controller)
    #expect(index.kind(ofType: "Outer.Cell") == .controller)
    #expect(index.kind(ofType: "App.Outer.Cell") == .controller)
    #expect(index.kind(ofType: "Hidden", in: NameScope(file: "A.swift")) == .view)
    #expect(index.kind(ofType: "Hidden", in: NameScope(file: "B.swift")) == .controller)
    #expect(!index.declaresType(named: "Hidden", seenFrom: "C.swift"))
  }

  @Test func twoDeclarations() {
    let index = project([
      "A.swift": "class Card: UIView {}\nclass Same: UIView {}", "B.swift": "class Card: UIViewController {}\nclass Same: UILabel {}",
      "C.swift": "class Heir: Card {}",
    ])
    let reason = TypeKind.unknown(because: "`Card` is declared 2 times as different kinds of type")
    #expect(index.kind(ofType: "Card") == reason)
    #expect(index.kind(ofType: "Heir") == reason)
    #expect(index.kind(ofType: "Card", in: NameScope(file: "A.swift")) == .view)
    #expect(index.kind(ofType: "Same") == .view)
  }

  @Test func aliasOfEachPlatform() {
    let text =
      "#if canImport(UIKit)\ntypealias Native = UIView\n#endif\n#if canImport(AppKit)\ntypealias Native = NSView\n#endif\nclass A: Native {}"
    #expect(kind("A", text) == .view)
    #expect(kind("A", "#if os(macOS)\nclass A: NSView {}\n#else\nclass A: UIView {}\n#endif") == .view)
  }

  @Test func shadowedSDKNames() {
    #expect(kind("A", "class A: UIView {}\nclass UIView {}") == .other)
    #expect(kind("A", "class A: UIKit.UIView {}\nclass UIView {}") == .view)
    #expect(kind("A", "struct A: View {}\nprotocol View {}") == .other)
    #expect(kind("A", "class A: UIView {}\n#if os(macOS)\ntypealias UIView = NSView\n#endif") == .view)
    let index = project(["A.swift": "class Outer { class UIDevice {} }\nextension UIScreen {}\nenum UIApplication {}"])
    #expect(!index.declaresType(named: "UIDevice"))
    #expect(!index.declaresType(named: "UIScreen"))
    #expect(index.declaresType(named: "UIApplication"))
  }

  @Test func extensions() {
    let index = project(["A.swift": "protocol P {}\nprotocol Q: UIView {}\nclass A: PhotoCard {}"])
    #expect(index.kind(ofExtensionOf: "P", where: []) == .other)
    #expect(index.kind(ofExtensionOf: "P", where: ["UIView"]) == .view)
    #expect(index.kind(ofExtensionOf: "P", where: ["Equatable", "UIViewController"]) == .controller)
    #expect(index.kind(ofExtensionOf: "P", where: ["View"]) == .swiftUIWithoutPlace)
    #expect(index.kind(ofExtensionOf: "Q", where: []) == .view)
    #expect(index.kind(ofExtensionOf: "UIView", where: ["P"]) == .view)
    #expect(index.kind(ofExtensionOf: "View", where: []) == .swiftUIWithoutPlace)
    #expect(index.kind(ofExtensionOf: "A", where: []) == .unknown(because: "`PhotoCard` comes from a package that is not here"))
    #expect(index.kind(ofExtensionOf: "Array", where: []) == .other)
  }

  @Test func inheritance() {
    let index = project([
      "A.swift": "class A: XCTestCase {}\nclass B: A {}\nclass C: Swipe {}\nclass Swipe: UIPanGestureRecognizer {}",
      "B.swift": "class D: C {}",
    ])
    #expect(index.inherits("B", from: "XCTestCase"))
    #expect(index.inherits("D", from: "UIGestureRecognizer"))
    #expect(!index.inherits("D", from: "XCTestCase"))
    #expect(index.subclasses(of: "A").map(\.name) == ["B"])
    #expect(index.subclasses(of: "UIPanGestureRecognizer").map(\.name) == ["C", "Swipe", "D"])
    #expect(index.subclasses(of: "Nothing").isEmpty)
  }

  @Test func entryPoints() {
    let index = project([
      "App.swift": "@main struct Demo: App {}",
      "Delegate.swift": "@UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {}",
      "Flutter.swift": "@main @objc class Runner: FlutterAppDelegate {}", "Widget.swift": "@main struct Bundle2: WidgetBundle {}",
      "Mac.swift": "#if os(macOS)\n@main class Mac: NSObject, NSApplicationDelegate {}\n#endif",
      "Own.swift": "class BaseAppDelegate: UIResponder, UIApplicationDelegate {}\n@main final class Own: BaseAppDelegate {}",
    ])
    #expect(
      index.entryPoints.map(\.kind) == [.swiftUIApp, .appDelegate, .frameworkAppDelegate("FlutterAppDelegate"), .appDelegate, .other])
    #expect(index.appDelegates.map(\.name) == ["AppDelegate", "BaseAppDelegate", "Own"])
    #expect(index.frameworkAppDelegate(of: "Own") == nil)
    #expect(index.frameworkAppDelegate(of: "Runner") == "FlutterAppDelegate")
    let withSource = project(["A.swift": "class ExpoAppDelegate: UIResponder, UIApplicationDelegate {}\n@main class A: ExpoAppDelegate {}"])
    #expect(withSource.entryPoints.map(\.kind) == [.frameworkAppDelegate("ExpoAppDelegate")])
  }

  @Test func tableOfClasses() {
    let names = SDKClasses.names
    #expect(Set(names).count == names.count)
    #expect(names.count > 180)
    let roots: Set<String> = ["NSObject"]
    for name in names {
      var (place, steps) = (name, 0)
      while let parent = SDKTypes.superclass(of: place), steps < 12 { (place, steps) = (parent, steps + 1) }
      #expect(roots.contains(place), "\(name) ends at \(place)")
    }
    #expect(SDKTypes.superclass(of: "UITextFiel") == nil)
    #expect(SDKTypes.superclass(of: "Field") == nil)
    #expect(SDKTypes.superclass(of: "") == nil)
    #expect(SDKTypes.heritage(of: "ARSCNView") == .view)
    #expect(SDKTypes.heritage(of: "UIImagePickerController") == .controller)
    #expect(SDKTypes.heritage(of: "UIWindowScene") == .nothing)
  }

  /// The answers do not depend on the order of the files.
  @Test func orderOfFiles() {
    let search = WordSearch(words: ["UIView"])
    let texts = [
      "class A: B {}\nclass Card: UIView {}", "class B: C {}\nextension A: P {}", "typealias C = UIViewController",
      "protocol P: Q {}\nclass Card: Q {}",
      "protocol Q {}\nextension UIViewController { var x: Int { 1 } }", "struct V {}\nextension V: View { func f() {} }",
    ]
    let summaries = texts.enumerated().map { FileSummary(path: "\($0).swift", bytes: Array($1.utf8), search: search) }
    func answers(_ index: ProjectIndex) -> [String] {
      let names = ["A", "B", "C", "P", "Q", "Card", "V"]
      return names.map { "\(index.kind(ofType: $0))" } + names.map { "\(index.types(named: $0).map { $0.file })" }
        + names.map { "\(index.hasMember(named: "x", inType: $0)) \(index.subclasses(of: $0).map(\.name))" }
        + index.declarations(named: "f").map { "\($0)" }
    }
    let expected = answers(ProjectIndex(summaries: summaries))
    for _ in 0..<20 { #expect(answers(ProjectIndex(summaries: summaries.shuffled())) == expected) }
  }
}
