import Rewriting
import Semantics
import Syntax

/// Sizes in SwiftUI: a frame becomes relative to its container.
extension BoundsJudge {
  /// `.frame(width: UIScreen.main.bounds.width * 0.8)` → `.containerRelativeFrame(.horizontal) { length, _ in length * 0.8 }`.
  /// Nil where the value is no argument of a SwiftUI frame.
  var swiftUIFrame: Verdict? {
    guard model.imports.contains("SwiftUI"), let (call, argument) = frameCall else { return nil }
    let isHorizontal = argument.label == "width"
    let axis = isHorizontal ? ".horizontal" : ".vertical"
    guard call.arguments.count == 1, !call.hasTrailingClosures else {
      return .person(
        "use containerRelativeFrame(\(axis)) for the \(argument.label ?? "length"), and what is left of this frame for the rest")
    }
    if bounds.part == .other { return .person(partOfContainer(argument.expression.unparenthesized, axis)) }
    guard bounds.part == (isHorizontal ? .width : .height) else {
      return .person("the screen's \(bounds.noun) is used as a \(argument.label ?? "length"): say which side of the container is meant")
    }
    guard let factor = factor(in: argument.expression.unparenthesized), let length = lengthName(besides: argument.node) else {
      return .person(partOfContainer(argument.expression.unparenthesized, axis))
    }
    guard context.minimumOS >= 17 else {
      return .person("from iOS 17 use containerRelativeFrame(\(axis)) for this \(factor.isEmpty ? "" : "share of the ")\(bounds.noun)")
    }
    guard !call.argumentListHasComment else { return .person("replace this frame by containerRelativeFrame(\(axis))") }
    let closure = factor.isEmpty ? "" : " { \(length), _ in \(length)\(factor) }"
    let text = "containerRelativeFrame(\(axis))\(closure)"
    let start = node.tree.tokens[MemberAccess(call.callee)?.nameToken ?? call.callee.firstToken].range.lowerBound
    let fix = Fix(edits: [.replace(start..<call.node.range.upperBound, with: text)], extent: call.node.range)
    return .replacement(fix, message: ".frame of the screen → .\(text)")
  }

  /// More than a product of the length.
  private func partOfContainer(_ expression: Node, _ axis: String) -> String {
    if let infix = InfixOperator(expression), infix.isOperator("*"), infix.right.unparenthesized == bounds.value {
      return "use containerRelativeFrame(\(axis)) with this share of the container's \(bounds.noun)"
    }
    if let infix = InfixOperator(expression), infix.isOperator("-") || infix.isOperator("+") {
      return "take it off with padding, or in containerRelativeFrame(\(axis)) { length, _ in ... }"
    }
    return "say in containerRelativeFrame(\(axis)) { length, _ in ... } how this follows from the container's \(bounds.noun)"
  }

  /// The words for a read in SwiftUI that is no argument of a frame.
  var inSwiftUI: String {
    let name = node.declaredName
    if node.isInStoredValue || node.enclosingMember?.kind == .initializerDecl {
      let advice = "would not follow the window: measure the container where its size is used"
      return node.isInStoredValue ? Wording.about(name, advice) : "this \(advice)"
    }
    let labels = ["maxWidth", "maxHeight", "minWidth", "minHeight", "idealWidth", "idealHeight"]
    if let argument = node.ancestors.lazy.compactMap(Argument.init).first, let label = argument.label, labels.contains(label) {
      if label.hasPrefix("max"), argument.expression.unparenthesized == bounds.value {
        return "a view that may take all the \(bounds.noun) there is needs \(label): .infinity"
      }
      return "\(label) follows the screen, not the window: use containerRelativeFrame, or measure the container"
    }
    // What it is handed to: `offset`, or the `spacing` of a stack.
    if let argument = node.ancestors.lazy.compactMap(Argument.init).first(where: { $0.node.parent?.kind == .argumentList }),
      let call = argument.node.parent?.parent.flatMap(FunctionCall.init)
    {
      let modifier = MemberAccess(call.callee) == nil ? nil : call.calleeName
      if let what = modifier ?? argument.label, what.first?.isLowercase == true {
        return Wording.about(what, "needs the container's \(bounds.noun), not the screen's: measure it with onGeometryChange")
      }
    }
    // `.onAppear { offset = ... }`
    let target = InfixOperator(node.enclosingStatement).flatMap { $0.isAssignment ? $0.left.lastName : nil }
    return Wording.about(target ?? name, "needs the container's \(bounds.noun), not the screen's: measure it with onGeometryChange")
  }

  /// What the closure calls the container's length; nil where the argument names a parameter of a closure around it (`$0`).
  private func lengthName(besides argument: Node) -> String? {
    let names = Set(argument.preorder.filter { $0.kind == .identifier }.map { node.tree.name(ofToken: $0.firstToken) })
    return names.contains { $0.hasPrefix("$") } ? nil : ["length", "whole", "extent"].first { !names.contains($0) }
  }

  /// The `.frame(width:)` or `.frame(height:)` whose argument this value is in.
  private var frameCall: (FunctionCall, Argument)? {
    for ancestor in node.ancestors {
      if ancestor.kind == .codeBlock || ancestor.kind == .closure { return nil }
      guard let argument = Argument(ancestor), let call = argument.node.parent?.parent.flatMap(FunctionCall.init),
        call.argumentList == argument.node.parent
      else { continue }
      guard call.calleeName == "frame", argument.label == "width" || argument.label == "height" else { continue }
      // Without a base it is the frame of `self`: in an extension of `View`.
      guard MemberAccess(call.callee) != nil || node.enclosingType.map({ model.kind(of: $0) == .swiftUIWithoutPlace }) == true else {
        return nil
      }
      return (call, argument)
    }
    return nil
  }

  /// What stands behind the length: `""`, `" * 0.8"`, `" / 3"`; nil if it is not at the very left, or if more than products is done to it.
  private func factor(in expression: Node) -> String? {
    let expression = expression.unparenthesized
    if expression == bounds.value { return "" }
    guard let product = InfixOperator(expression), product.isOperator("*") || product.isOperator("/") else { return nil }
    guard let left = factor(in: product.left), !product.right.preorder.contains(where: { MainScreenRead($0, in: model) != nil }) else {
      return nil
    }
    let isSingleLine = !product.right.bytes.contains(UInt8(ascii: "\n"))
    return isSingleLine ? left + " \(product.operatorText) \(product.right.text)" : nil
  }
}

extension FunctionCall {
  fileprivate var argumentListHasComment: Bool {
    guard let list = argumentList else { return false }
    return list.containsComment || node.tree.tokens[list.firstToken].flags.contains(.precededByComment)
  }
}
