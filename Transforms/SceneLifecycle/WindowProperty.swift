import Rewriting
import Semantics
import Syntax

/// The property in which an app delegate has its window.
struct WindowProperty {
  let name: String
  /// Nil where the app delegate declares none.
  let property: (part: AppDelegateCode.Part, variable: VariableDecl, binding: PatternBinding)?

  /// `window`, else the only stored property of a window's type.
  init(of delegate: AppDelegateCode) throws(SceneMigration.Refusal) {
    if let found = delegate.property("window") {
      (name, property) = ("window", found)
      return
    }
    var found: [String] = []
    for part in delegate.parts {
      for variable in part.type.members.compactMap(VariableDecl.init) where !variable.isStatic {
        for binding in variable.bindings where !binding.isComputed {
          let made = binding.value.flatMap(FunctionCall.init)?.calleeName
          guard binding.type.map({ TypeName($0).name == "UIWindow" }) ?? (made == "UIWindow"), let name = binding.name else { continue }
          found.append(name)
        }
      }
    }
    if found.count > 1 { throw SceneMigration.Refusal("\(delegate.name) has several windows: \(found.joined(separator: ", "))") }
    name = found.first ?? "window"
    property = found.first.flatMap(delegate.property)
  }

  /// `UIWindow?`: not `UIWindow!` and not `UIWindow`.
  var isOptional: Bool {
    guard let type = property?.binding.type else { return property == nil }
    return type.text.hasSuffix("?") || type.text.hasPrefix("Optional<")
  }

  /// Another file can set it.
  var isSettable: Bool {
    guard let property else { return false }
    let modifiers = property.variable.node.children(.modifier).map(\.text)
    return !property.variable.isLet && !modifiers.contains { $0.hasPrefix("private") || $0.hasPrefix("fileprivate") }
      && property.binding.accessorBlock.map { block in
        block.children.contains { Accessor($0)?.name == "set" || Accessor($0)?.name == "didSet" || Accessor($0)?.name == "willSet" }
      } ?? true
  }

  /// Nothing hangs on its declaration.
  var canLeave: Bool {
    guard let property, property.variable.bindings.count == 1, property.binding.accessorBlock == nil else { return false }
    let attributes = property.variable.attributes.map(\.name)
    return attributes.allSatisfy { $0 == "IBOutlet" || $0 == "objc" } && OwnLines(property.variable.node) != nil
      && property.variable.node.parent?.kind == .memberBlock
  }

  /// The window comes with the property: by an initial value, lazily, or from a getter.
  var madeByItself: WindowObstacle? {
    guard let property else { return nil }
    if property.variable.isLazy { return .madeElsewhere("`lazy var \(name)`") }
    if property.binding.isComputed { return .madeElsewhere("the getter of `\(name)`") }
    guard let value = property.binding.value, value.kind != .nilLiteral else { return nil }
    return .madeElsewhere("the initial value of `\(name)`")
  }

  /// The member of the app delegate that assigns a window to the property.
  func placeThatMakesIt(in delegate: AppDelegateCode, index: ProjectIndex) -> String? {
    for part in delegate.parts {
      for node in part.type.node.preorder {
        guard let infix = InfixOperator(node), infix.isAssignment, infix.left.isMember(name), infix.right.kind != .nilLiteral else {
          continue
        }
        guard let member = node.enclosingMember.flatMap(FunctionDecl.init) else { return "a property" }
        switch member.signature {
        case "application(_:didFinishLaunchingWithOptions:)":
          let call = infix.right.unparenthesized.lastCalledName
          let isMadeHere = infix.right.preorder.contains { WindowCreation($0, window: name, index: index, file: part.file) != nil }
          return call.flatMap { isMadeHere ? nil : "`\($0)`" } ?? "didFinishLaunching"
        case "application(_:willFinishLaunchingWithOptions:)": return "willFinishLaunching"
        default: return "`\(member.name)`"
        }
      }
    }
    return nil
  }
}

extension Node {
  /// What is called last in a chain: `makeWindow` of `factory.makeWindow()`.
  fileprivate var lastCalledName: String? { FunctionCall(self)?.calleeName }
}
