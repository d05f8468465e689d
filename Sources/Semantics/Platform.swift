import Syntax

/// Whether something holds when the file is compiled for iOS.
package enum Certainty: Sendable {
  case yes, no, maybe

  static func && (a: Certainty, b: Certainty) -> Certainty {
    if a == .no || b == .no { return .no }
    return a == .yes && b == .yes ? .yes : .maybe
  }
  static func || (a: Certainty, b: Certainty) -> Certainty { !(!a && !b) }
  static prefix func ! (a: Certainty) -> Certainty {
    switch a {
    case .yes: .no
    case .no: .yes
    case .maybe: .maybe
    }
  }

  /// A flag of `#if` with an argument: `os(iOS)`, `canImport(AppKit)`. They are those of the Swift book's "Conditional Compilation Block".
  /// A module that iOS does not have rules a branch out.
  static func ofFlag(_ function: String, _ argument: String) -> Certainty {
    switch function {
    case "os": return argument == "iOS" ? .yes : .no
    case "targetEnvironment": return argument == "macCatalyst" ? .no : .maybe
    case "canImport":
      if argument == "UIKit" { return .yes }
      return ["AppKit", "Cocoa", "WatchKit", "Glibc", "Musl"].contains(argument) ? .no : .maybe
    default: return .maybe
    }
  }

  /// A literal that stands where a flag may: `0`, `true`; nil for anything else.
  static func ofLiteral(_ text: String) -> Certainty? {
    switch text {
    case "true": .yes
    case "false": .no
    default: Int(text).map { $0 == 0 ? .no : .yes }
    }
  }
}

extension Node {
  /// Whether the code at this place is compiled for iOS, judged by the `#if`s around it. An unknown flag may hold.
  package var isCompiledOnIOS: Certainty {
    var (result, child) = (Certainty.yes, self)
    for ancestor in ancestors {
      if ancestor.kind == .ifConfigClause, child != ancestor.firstChild || ancestor.isElseClause { result = result && ancestor.clauseHolds }
      child = ancestor
    }
    return result
  }

  /// Of an `#if` clause: its own condition, and that of none before it.
  private var clauseHolds: Certainty {
    var earlier = Certainty.no
    for sibling in precedingSiblings { earlier = earlier || sibling.ownConditionHolds }
    return !earlier && (isElseClause ? .yes : ownConditionHolds)
  }

  private var ownConditionHolds: Certainty { isElseClause ? .yes : (firstChild.map { $0.conditionHolds } ?? .maybe) }

  /// A condition of `#if`, for iOS.
  private var conditionHolds: Certainty {
    let condition = unparenthesized
    switch condition.kind {
    case .booleanLiteral, .integerLiteral: return .ofLiteral(condition.text) ?? .maybe
    case .prefixOperator: return condition.firstChild.map { !$0.conditionHolds } ?? .maybe
    case .infixOperator:
      guard let infix = InfixOperator(condition) else { return .maybe }
      if infix.isOperator("&&") { return infix.left.conditionHolds && infix.right.conditionHolds }
      if infix.isOperator("||") { return infix.left.conditionHolds || infix.right.conditionHolds }
      return .maybe
    case .functionCall:
      guard let call = FunctionCall(condition), let argument = call.arguments.first?.expression.text else { return .maybe }
      return .ofFlag(call.callee.text, argument)
    default: return .maybe
    }
  }
}

extension Node {
  /// Whether a `#available` or `#unavailable` around this place can never let it run on this iOS version or a later one.
  /// - Parameter minimum: the lowest iOS the code runs on, its major version.
  package func isUnreachable(minimumIOS minimum: Int) -> Bool {
    var child = self
    for ancestor in ancestors {
      switch ancestor.kind {
      case .ifExpr:
        let isThen = child.kind == .codeBlock && !child.precedingSiblings.contains { $0.kind == .codeBlock }
        let conditions = IfExpr(ancestor)?.conditions ?? []
        if isThen, conditions.contains(where: { $0.alwaysHolds(minimum) == false }) { return true }
        let isElse = child.kind == .ifExpr || (child.kind == .codeBlock && !isThen)
        if isElse, child.parent == ancestor, !conditions.contains(child), conditions.allSatisfy({ $0.alwaysHolds(minimum) == true }) {
          return true
        }
      case .guardStmt:
        if child.kind == .codeBlock, let conditions = GuardStmt(ancestor)?.conditions,
          conditions.allSatisfy({ $0.alwaysHolds(minimum) == true })
        {
          return true
        }
      default: break
      }
      child = ancestor
    }
    return false
  }

  /// Of an availability condition: whether it always (true) or never (false) holds; nil if it depends or is another condition.
  private func alwaysHolds(_ minimum: Int) -> Bool? {
    guard kind == .availabilityCondition, let version = namedIOSVersion, minimum >= version else { return nil }
    return tree.name(ofToken: firstToken + (tree.tokens[firstToken].kind == .pound ? 1 : 0)).hasSuffix("unavailable") ? false : true
  }

  /// The major iOS version that an availability condition names; versions with a minor part count as the next one.
  private var namedIOSVersion: Int? {
    guard let name = (firstToken...lastToken).first(where: { tree.token($0, is: "iOS") }), name < lastToken else { return nil }
    let parts = tree.text(ofToken: name + 1).split(separator: ".").compactMap { Int($0) }
    guard let major = parts.first else { return nil }
    return parts.dropFirst().contains { $0 > 0 } ? major + 1 : major
  }
}
