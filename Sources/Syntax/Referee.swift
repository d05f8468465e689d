/// The tree in the form in which it is compared with SwiftSyntax's: `KIND START END` for each node that both have.
///
/// Offsets are UTF-8 bytes, from the first token's start to the last token's end; sorted by start, then by end descending, then by kind.
package func refereeLines(of tree: SyntaxTree) -> [String] {
  var found: [(range: Range<Int>, word: String)] = []
  for node in tree.root.preorder {
    guard let word = node.kind.refereeWord else { continue }
    var range = node.range
    // SwiftSyntax counts the comma behind a capture as part of it.
    if node.kind == .closureCapture, tree.tokens[node.lastToken + 1].kind == .comma {
      range = range.lowerBound..<Int(tree.tokens[node.lastToken + 1].end)
    }
    found.append((range, word))
  }
  found.sort { a, b in
    if a.range.lowerBound != b.range.lowerBound { return a.range.lowerBound < b.range.lowerBound }
    if a.range.upperBound != b.range.upperBound { return a.range.upperBound > b.range.upperBound }
    return a.word < b.word
  }
  return found.map { "\($0.word) \($0.range.lowerBound) \($0.range.upperBound)" }
}

extension NodeKind {
  /// The word for this kind in a line of the comparison; nil for the kinds that are not compared.
  fileprivate var refereeWord: String? {
    switch self {
    case .importDecl: "import"
    case .classDecl: "class"
    case .structDecl: "struct"
    case .enumDecl: "enum"
    case .actorDecl: "actor"
    case .protocolDecl: "protocol"
    case .extensionDecl: "extension"
    case .functionDecl: "func"
    case .initializerDecl: "init"
    case .deinitializerDecl: "deinit"
    case .subscriptDecl: "subscript"
    case .variableDecl: "var"
    case .accessorDecl: "accessor"
    case .enumCaseDecl: "enumcase"
    case .typeAliasDecl: "typealias"
    case .associatedTypeDecl: "associatedtype"
    case .attribute: "attribute"
    case .codeBlock: "block"
    case .memberBlock: "memberblock"
    case .ifConfig: "ifconfig"
    case .ifConfigClause: "ifconfigclause"
    default: refereeWordOfStatement ?? refereeWordOfExpression
    }
  }

  private var refereeWordOfStatement: String? {
    switch self {
    case .ifExpr: "if"
    case .guardStmt: "guard"
    case .switchExpr: "switch"
    case .switchCase: "switchcase"
    case .forStmt: "for"
    case .whileStmt: "while"
    case .repeatStmt: "repeat"
    case .doStmt: "do"
    case .catchClause: "catch"
    case .returnStmt: "return"
    case .throwStmt: "throw"
    case .deferStmt: "defer"
    default: nil
    }
  }

  private var refereeWordOfExpression: String? {
    switch self {
    case .memberAccess: "member"
    case .functionCall: "call"
    case .subscriptCall: "index"
    case .optionalChaining: "optionalchain"
    case .forceUnwrap: "force"
    case .prefixOperator: "prefix"
    case .postfixOperator: "postfix"
    case .infixOperator: "infix"
    case .ternary: "ternary"
    case .asExpr: "as"
    case .isExpr: "is"
    case .tryExpr: "try"
    case .awaitExpr: "await"
    case .closure: "closure"
    case .closureCapture: "capture"
    case .tuple: "tuple"
    case .array: "array"
    case .dictionary: "dict"
    case .keyPath: "keypath"
    case .stringLiteral: "string"
    case .interpolation: "interpolation"
    default: nil
    }
  }
}
