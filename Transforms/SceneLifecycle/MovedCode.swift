import Rewriting
import Syntax
import Xcode

/// Code of the app delegate as it will stand in the scene delegate.
struct MovedCode {
  /// How the scene delegate speaks of its window where the code needs one that is not optional.
  enum WindowForm: Equatable {
    /// `window?`, its own optional property.
    case property
    /// A local of this name that is bound to it.
    case bound(String)
  }

  /// The app delegate's name for its window.
  let window: String
  let form: WindowForm
  /// One level of indentation.
  let unit: String

  /// The lines of a statement with its comments, `depth` levels deep. Line ends are not among them.
  func lines(of statement: Node, depth: Int, takesMark: Bool = false, changes more: [TextChange] = []) -> [String] {
    guard let own = OwnLines(statement, takesMark: takesMark) else { return [] }
    let source = statement.tree.source
    let start = own.range.lowerBound
    let changes = (more + statement.windowUses(window).flatMap(change)).map {
      TextChange(range: $0.range.lowerBound - start..<$0.range.upperBound - start, text: $0.text)
    }
    let text = String(decoding: TextChange.apply(changes, to: Array(source[own.range])), as: UTF8.self)
    let old = String(decoding: source.indentation(at: statement.range.lowerBound), as: UTF8.self)
    let new = String(repeating: unit, count: depth)
    return Self.split(text).map { line in
      if line.trimmingBlanks.isEmpty { return line }
      return line.hasPrefix(old) ? new + line.dropFirst(old.count) : line
    }
  }

  /// The lines without their ends; the last end ends the text.
  private static func split(_ text: String) -> [String] {
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(String.UnicodeScalarView(line.last == "\r" ? line.dropLast() : line))
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// How one mention of the window changes.
  private func change(_ use: WindowUse) -> [TextChange] {
    let isTarget = use.name.parent.flatMap(InfixOperator.init).map { $0.isAssignment && $0.left == use.name } ?? false
    var result: [TextChange] = []
    switch form {
    case .property:
      if window != "window" { result.append(TextChange(range: use.name.range, text: use.explicitSelf ? "self.window" : "window")) }
      if let unwrap = use.unwrap { result.append(mark(of: unwrap, text: "?")) }
    case .bound(let name):
      if isTarget { return [TextChange(range: use.name.range, text: "self.window")] }
      result.append(TextChange(range: use.name.range, text: name))
      if let mark = use.unwrap ?? use.chain { result.append(self.mark(of: mark, text: "")) }
    }
    return result
  }

  /// The `!` or `?` that an expression ends with.
  private func mark(of node: Node, text: String) -> TextChange { TextChange(range: node.tree.tokens[node.lastToken].range, text: text) }
}

extension WindowMove {
  /// The local constant that only gives the window its frame: it does not move, it goes.
  var droppedFrame: Node? {
    guard let local = creation?.frameLocal, let creation else { return nil }
    let others = statements.filter { !$0.isAncestor(of: local) }.flatMap { statement in
      statement.preorder.filter { node in
        node.kind == .identifier && node.localBinding(named: node.text)?.node == local
          && !creation.argumentRange.contains(node.range.lowerBound)
      }
    }
    return others.isEmpty ? statements.first { $0.isAncestor(of: local) } : nil
  }

  /// `window?.frame = UIScreen.main.bounds`: a window of a scene fills it by itself, so it does not move, it goes.
  /// The comments above it move.
  private func setsNeedlessFrame(_ statement: Node, _ window: String) -> Bool {
    guard let creation, let infix = InfixOperator(statement), infix.isAssignment, infix.right.isScreenBounds,
      let frame = MemberAccess(infix.left), frame.isNamed("frame"), let base = frame.base?.withoutMarks,
      let lines = OwnLines(statement)
    else { return false }
    let isLocal = creation.binding.map { made in base.localBinding(named: base.text)?.node == made.node } ?? false
    guard isLocal || base.isMember(window) else { return false }
    // A comment behind it has to be read by somebody.
    let source = statement.tree.source
    return !statement.containsComment && !statement.bytes.contains(UInt8(ascii: "\n"))
      && source[statement.range.upperBound..<lines.range.upperBound].allSatisfy(\.isWhite)
  }

  /// The statements of which something stands in the scene delegate in the end, and be it their comments.
  private var written: [Node] { statements.filter { $0 != droppedFrame } }

  /// Whether some of the code needs a window that is not optional.
  func needsBoundWindow(_ window: String, isOptional: Bool) -> Bool {
    let uses = written.filter { !setsNeedlessFrame($0, window) }.flatMap { $0.windowUses(window) }
    return uses.contains { $0.needsWindow } || (!isOptional && !uses.isEmpty)
  }

  /// The statements as they stand in `scene(_:willConnectTo:options:)`.
  /// - Parameter handOver: The line that gives the app delegate its window, if it keeps one.
  func lines(window: String, isOptional: Bool, unit: String, handOver: String?) -> [String] {
    let isBound = needsBoundWindow(window, isOptional: isOptional)
    let local = creation?.localName
    let code = MovedCode(window: window, form: isBound ? .bound(local ?? "window") : .property, unit: unit)
    let indent = unit + unit
    var result: [String] = []
    if creation == nil {
      if let handOver { result.append(indent + handOver) }
      if isBound { result.append(indent + "guard let window else { return }") }
    }
    var previous: Node?
    for statement in written {
      if let previous, Self.blankBetween(previous, statement) { result.append("") }
      if setsNeedlessFrame(statement, window) {
        result += code.lines(of: statement, depth: 2).dropLast()
        continue
      }
      previous = statement
      guard let creation, creation.call.node == statement || statement.isAncestor(of: creation.call.node) else {
        result += code.lines(of: statement, depth: 2)
        if let local, let handOver, Self.keeps(local, statement, window) { result.append(indent + handOver) }
        continue
      }
      var changes = [creation.change]
      if isBound, local == nil, let target = InfixOperator(statement)?.left {
        changes.append(TextChange(range: target.range, text: "let window"))
        let lines = MovedCode(window: "", form: .property, unit: unit).lines(of: statement, depth: 2, changes: changes)
        result += lines + [indent + "self.window = window"]
      } else {
        result += code.lines(of: statement, depth: 2, changes: changes)
      }
      if local == nil, let handOver { result.append(indent + handOver) }
    }
    return result
  }

  /// `self.window = local`.
  private static func keeps(_ local: String, _ statement: Node, _ window: String) -> Bool {
    guard let infix = InfixOperator(statement), infix.isAssignment, infix.left.isMember(window) else { return false }
    return infix.right.unparenthesized.text == local
  }

  /// Whether the paragraphs of the original divide two statements.
  private static func blankBetween(_ a: Node, _ b: Node) -> Bool {
    guard let lines = OwnLines(b) else { return false }
    let source = b.tree.source
    guard lines.range.lowerBound > a.range.upperBound else { return false }
    let above = source.startOfLine(at: source.endOfLine(before: lines.range.lowerBound))
    return above > a.range.upperBound && source[above..<source.endOfLine(at: above)].allSatisfy(\.isBlank)
  }
}
