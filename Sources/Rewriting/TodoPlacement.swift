import Syntax

/// Where the TODO lines of one file go: each directly above the line on which the innermost statement, member or declaration
/// begins that holds its target and begins its line.
enum TodoPlacement {
  /// The statement or declaration above which a TODO stands.
  struct Host: Equatable {
    /// Where its own line begins.
    var lineStart: Int
    /// Where a TODO line is put in: `lineStart`, or above the documentation comment of the declaration.
    var insertion: Int
  }

  /// A TODO to place, in bytes of the tree it is placed in.
  struct Request {
    var target: Int
    /// Its transform's place in the list.
    var order: Int
    var id: String
    var message: String
    /// What the caller knows it by.
    var finding: Int?
  }

  struct Result {
    /// Insertions, sorted.
    var edits: [Edit]
    /// Findings whose TODO stood there already, by what the caller knows them by.
    var standing: Set<Int>
  }

  /// The lines that are missing.
  /// - Parameter orders: The place of every id in the list; lines of ids that are none come first.
  static func place(_ requests: [Request], in tree: SyntaxTree, newline: String, orders: [String: Int]) -> Result {
    var result = Result(edits: [], standing: [])
    var byHost: [Int: [Request]] = [:]
    for request in requests { byHost[host(of: request.target, in: tree).insertion, default: []].append(request) }
    for (insertion, requests) in byHost.sorted(by: { $0.key < $1.key }) {
      let run = todoRun(above: insertion, in: tree.source)
      let standing = Set(run.map(\.id))
      var lines: [Request] = []
      for request in requests.sorted(by: { ($0.order, $0.target) < ($1.order, $1.target) }) {
        if standing.contains(request.id) {
          if let finding = request.finding { result.standing.insert(finding) }
        } else if lines.last?.id != request.id {
          lines.append(request)
        }
      }
      for line in lines {
        let text = TodoLine.text(id: line.id, message: line.message, indentation: tree.source.indentation(at: insertion))
        // Among the lines that stand there the order of the list holds too, whichever run wrote them.
        let place = run.first { orders[$0.id, default: -1] > line.order }?.start ?? insertion
        result.edits.append(Edit(place..<place, with: text + Array(newline.utf8)))
      }
    }
    result.edits = merged(result.edits)
    return result
  }

  /// Several lines at one place become one insertion, in their order.
  private static func merged(_ edits: [Edit]) -> [Edit] {
    var result: [Edit] = []
    for edit in edits.enumerated().sorted(by: { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }) {
      if result.last?.range == edit.element.range {
        result[result.count - 1].replacement += edit.element.replacement
      } else {
        result.append(edit.element)
      }
    }
    return result
  }

  /// The TODO lines directly above a line, from the top.
  private static func todoRun(above line: Int, in source: [UInt8]) -> [(start: Int, id: String)] {
    var result: [(start: Int, id: String)] = []
    var place = line
    while place > source.startOfText {
      let end = source.endOfLine(before: place)
      let start = source.startOfLine(at: end)
      guard start < place, let id = TodoLine.id(of: source[start..<end].drop(while: \.isBlank)) else { break }
      result.append((start, id))
      place = start
    }
    return result.reversed()
  }

  /// What a TODO about this byte stands above.
  static func host(of target: Int, in tree: SyntaxTree) -> Host {
    let token = tree.token(endingAfter: target)
    var place = tree.node(covering: tree.tokens[token].range)
    // No line may be added inside a string, not even between the lines of an interpolation.
    for ancestor in place.ancestors where ancestor.kind == .stringLiteral { place = ancestor }
    var outermost = place
    while true {
      if place.isStatementOrDeclaration, let start = Trivia.startOfLine(ofToken: place.firstToken, in: tree) {
        return Host(lineStart: start, insertion: place.kind.isDeclaration ? aboveDocumentation(of: place, lineStart: start) : start)
      }
      guard let parent = place.parent else { break }
      if parent.kind != .sourceFile { outermost = parent }
      place = parent
    }
    // Nothing around it begins a line, as in `import UIKit; let a = UIScreen.main.scale`: above the line that it shares.
    var first = outermost.kind == .sourceFile ? token : outermost.firstToken
    while first > 0 {
      // The flag is a first look: the line end may also stand inside a comment.
      let mayBeginLine = tree.tokens[first].flags.contains(.precededByNewline)
      if mayBeginLine, let start = Trivia.startOfLine(ofToken: first, in: tree) { return Host(lineStart: start, insertion: start) }
      first -= 1
    }
    let start = Trivia.startOfLine(ofToken: 0, in: tree) ?? tree.source.startOfText
    return Host(lineStart: start, insertion: start)
  }

  /// The start of the documentation comment whose lines stand directly above a declaration; its own line's start if there is none.
  private static func aboveDocumentation(of declaration: Node, lineStart: Int) -> Int {
    let (tree, source) = (declaration.tree, declaration.tree.source)
    var result = lineStart
    for comment in Trivia.comments(in: tree.trivia(before: declaration.firstToken), of: source).reversed()
    where comment.range.lowerBound < result {
      guard comment.isDocumentation, source.startOfNextLine(at: comment.range.upperBound) == result else { break }
      let start = source.startOfLine(at: comment.range.lowerBound)
      guard source[start..<comment.range.lowerBound].allSatisfy(\.isBlank) else { break }
      result = start
    }
    return result
  }
}

extension Node {
  /// Whether a TODO may stand above it: a statement, a member, an accessor, a `case` of a switch. Not a parameter, an
  /// argument, or an `else if` behind its `else`, which never begin a statement.
  fileprivate var isStatementOrDeclaration: Bool {
    switch kind {
    case .switchCase, .accessorDecl: return true
    case .attribute, .closureSignature, .ifConfig, .ifConfigClause, .poundDirective, .caseItem, .unparsed: return false
    default: break
    }
    guard let parent else { return false }
    switch parent.kind {
    case .sourceFile, .codeBlock, .memberBlock, .accessorBlock, .closure, .switchCase: return true
    case .ifConfigClause: return parent.parent?.holdsItems ?? false
    case .ifExpr: return kind == .ifExpr
    default: return false
    }
  }

  /// Of an `#if`: whether it stands among statements or members, not in the middle of an expression.
  private var holdsItems: Bool {
    guard kind == .ifConfig, let parent else { return false }
    switch parent.kind {
    case .sourceFile, .codeBlock, .memberBlock, .accessorBlock, .closure, .switchCase: return true
    case .ifConfigClause: return parent.parent?.holdsItems ?? false
    default: return false
    }
  }
}

extension NodeKind {
  /// Whether a documentation comment above it belongs to it.
  fileprivate var isDeclaration: Bool {
    switch self {
    case .importDecl, .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .functionDecl, .initializerDecl,
      .deinitializerDecl, .subscriptDecl, .variableDecl, .accessorDecl, .enumCaseDecl, .typeAliasDecl, .associatedTypeDecl,
      .operatorDecl, .precedenceGroupDecl, .macroDecl:
      true
    default: false
    }
  }
}
