import SwiftSyntax

extension SyntaxKind {
  /// The word a node of this kind has in a line of the comparison; nil for the kinds that are not compared.
  var refereeWord: String? {
    switch self {
    case .accessorDecl: "accessor"
    case .actorDecl: "actor"
    case .arrayExpr: "array"
    case .asExpr: "as"
    case .associatedTypeDecl: "associatedtype"
    case .attribute: "attribute"
    case .awaitExpr: "await"
    case .catchClause: "catch"
    case .classDecl: "class"
    case .closureCapture: "capture"
    case .closureExpr: "closure"
    case .codeBlock: "block"
    case .deferStmt: "defer"
    case .deinitializerDecl: "deinit"
    case .dictionaryExpr: "dict"
    case .doStmt: "do"
    case .enumCaseDecl: "enumcase"
    case .enumDecl: "enum"
    case .expressionSegment: "interpolation"
    case .extensionDecl: "extension"
    case .forceUnwrapExpr: "force"
    case .forStmt: "for"
    case .functionCallExpr: "call"
    case .functionDecl: "func"
    case .guardStmt: "guard"
    default: laterRefereeWord
    }
  }

  /// The second half of the alphabet.
  private var laterRefereeWord: String? {
    switch self {
    case .ifConfigClause: "ifconfigclause"
    case .ifConfigDecl: "ifconfig"
    case .ifExpr: "if"
    case .importDecl: "import"
    case .infixOperatorExpr: "infix"
    case .initializerDecl: "init"
    case .isExpr: "is"
    case .keyPathExpr: "keypath"
    case .memberAccessExpr: "member"
    case .memberBlock: "memberblock"
    case .optionalChainingExpr: "optionalchain"
    case .postfixOperatorExpr: "postfix"
    case .prefixOperatorExpr: "prefix"
    case .protocolDecl: "protocol"
    case .repeatStmt: "repeat"
    case .returnStmt: "return"
    case .stringLiteralExpr, .simpleStringLiteralExpr: "string"
    case .structDecl: "struct"
    case .subscriptCallExpr: "index"
    case .subscriptDecl: "subscript"
    case .switchCase: "switchcase"
    case .switchExpr: "switch"
    case .ternaryExpr: "ternary"
    case .throwStmt: "throw"
    case .tryExpr: "try"
    case .tupleExpr: "tuple"
    case .typeAliasDecl: "typealias"
    case .variableDecl: "var"
    case .whileStmt: "while"
    default: nil
    }
  }
}
