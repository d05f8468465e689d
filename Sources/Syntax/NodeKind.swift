/// What a node of the tree is. The comment behind each case is the grammar of its children, in source order:
/// `x?` may be missing, `x*` may repeat, `a | b` is a choice. *item* is a declaration, a statement or an expression;
/// tokens (keywords, names, brackets) are no nodes and are reached through the node's token range.
package enum NodeKind: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  // MARK: Structure
  case sourceFile  // item*
  case unparsed  // nothing: what could not be read, up to the next safe place; never edited
  case codeBlock  // `{` item* `}`: the body of a function, accessor or statement
  case memberBlock  // `{` item* `}`: the members of a type or an extension
  case accessorBlock  // `{` accessorDecl* `}`, or `{` item* `}` for a getter without the word `get`
  case ifConfig  // ifConfigClause+ : `#if` … `#endif`
  case ifConfigClause  // condition expression?, then what it holds: item*, switchCase*, attribute*, or the postfix chain
  case postfixIfConfig  // expression?, ifConfig: `#if` in a postfix chain (nothing before it at the start of a clause)
  case poundDirective  // stringLiteral?: `#sourceLocation(...)`

  // MARK: Declarations. All begin: attribute*, modifier*, then the keyword
  case importDecl
  case classDecl  // genericParameterClause?, inheritanceClause?, genericWhereClause?, memberBlock
  case structDecl
  case enumDecl
  case actorDecl
  case protocolDecl
  case extensionDecl  // type, inheritanceClause?, genericWhereClause?, memberBlock
  case functionDecl  // genericParameterClause?, parameterClause, type? (thrown), returnClause?, genericWhereClause?, codeBlock?
  case initializerDecl  // genericParameterClause?, parameterClause, type? (thrown), genericWhereClause?, codeBlock?
  case deinitializerDecl  // codeBlock
  case subscriptDecl  // genericParameterClause?, parameterClause, returnClause, genericWhereClause?, accessorBlock?
  case variableDecl  // patternBinding+
  case accessorDecl  // attribute*, modifier*, parameter name in brackets (tokens), type? (thrown), codeBlock?
  case enumCaseDecl  // enumCaseElement+
  case enumCaseElement  // parameterClause?, initializerClause?
  case typeAliasDecl  // genericParameterClause?, type, genericWhereClause?
  case associatedTypeDecl  // inheritanceClause?, type?, genericWhereClause?
  case operatorDecl
  case precedenceGroupDecl
  case macroDecl  // genericParameterClause?, parameterClause, returnClause?, initializerClause?, genericWhereClause?

  // MARK: Parts of declarations
  case attribute  // `@Name` and its arguments: argument*
  case modifier  // `private(set)`, `override`, `nonisolated(unsafe)`, ...
  case inheritanceClause  // `:` type+
  case genericParameterClause  // `<` ... `>`, attributes only inside
  case genericWhereClause  // `where` ..., attributes and value arguments only inside
  case parameterClause  // `(` parameter* `)`
  case parameter  // attribute*, modifier*, names (tokens), type?, initializerClause?
  case returnClause  // `->` type
  case patternBinding  // pattern, typeAnnotation?, initializerClause?, accessorBlock?
  case typeAnnotation  // `:` type
  case initializerClause  // `=` expression
  case type  // a whole type, `[String: UIView]?`; inside only attributes and value arguments

  // MARK: Patterns. A pattern after `case` that is an expression is that expression
  case identifierPattern
  case wildcardPattern  // `_`
  case tuplePattern  // `(` pattern* `)`, each possibly with a label (token)
  case valueBindingPattern  // `let`/`var` pattern
  case isPattern  // `is` type

  // MARK: Statements
  case ifExpr  // condition+, codeBlock, (codeBlock | ifExpr)?
  case guardStmt  // condition+, codeBlock
  case switchExpr  // expression, (switchCase | ifConfig)*
  case switchCase  // attribute*, caseItem* (none for `default`), item*
  case caseItem  // pattern, whereClause?
  case whereClause  // `where` expression
  case forStmt  // pattern, typeAnnotation?, expression, whereClause?, codeBlock
  case whileStmt  // condition+, codeBlock
  case repeatStmt  // codeBlock, expression
  case doStmt  // type? (of a typed throws), codeBlock, catchClause*
  case catchClause  // caseItem*, codeBlock
  case returnStmt  // expression?
  case throwStmt  // expression
  case deferStmt  // codeBlock
  case breakStmt
  case continueStmt
  case fallthroughStmt
  case yieldStmt  // expression*
  case discardStmt  // expression
  case labeledStmt  // the statement behind `name:`

  // MARK: Conditions. One that is an expression is that expression
  case optionalBinding  // `let`/`var` pattern, typeAnnotation?, initializerClause?
  case matchingCondition  // `case` pattern, typeAnnotation?, initializerClause
  case availabilityCondition  // `#available(...)`, `#unavailable(...)`

  // MARK: Expressions
  case identifier  // a name, `self`, `Self`, `$0`, `init`; with generic arguments it is the base of genericArguments
  case genericArguments  // expression, type* (integers and negative ones are expressions): `<` ... `>`
  case superExpr
  case discardExpr  // `_`
  case integerLiteral
  case floatLiteral
  case booleanLiteral
  case nilLiteral
  case stringLiteral  // interpolation*
  case interpolation  // `\(` argument* `)`
  case regexLiteral
  case editorPlaceholder
  case memberAccess  // expression?, then `.name`; argument names of `name(a:b:)` are tokens
  case functionCall  // expression, argumentList?, closure?, argument* (labelled trailing closures)
  case argumentList  // `(` argument* `)` (or `[` ... `]` of a subscript)
  case argument  // label (token)?, expression
  case subscriptCall  // expression, argumentList, closure?, argument*
  case optionalChaining  // expression `?`
  case forceUnwrap  // expression `!`
  case prefixOperator  // operator token, expression
  case postfixOperator  // expression, operator token
  case inoutExpr  // `&` expression
  case infixOperator  // expression, expression: the operator (also `=`, `->`, `&`) is the token between them
  case ternary  // expression, expression, expression
  case asExpr  // expression, type: `as`, `as?`, `as!`
  case isExpr  // expression, type
  case tryExpr  // expression: `try`, `try?`, `try!`
  case awaitExpr  // expression
  case unsafeExpr  // expression
  case moveExpr  // expression: `consume`, `copy`, `borrow`
  case packExpr  // expression: `repeat each x`, `each x`
  case closure  // `{` closureSignature?, item* `}`
  case closureSignature  // attribute*, closureCapture*, (parameterClause | closureParameter*), type? (thrown), returnClause?
  case closureCapture  // modifier?, expression (a bare name is an identifier; `name = value` has the value)
  case closureParameter  // a name without brackets
  case tuple  // `(` argument* `)`: also a bracketed expression
  case array  // `[` expression* `]`
  case dictionary  // `[` (key expression, value expression)* `]`
  case keyPath  // `\Type.name`: argumentList of a subscript inside
  case macroExpansion  // `#name(...)`: argumentList?, closure?, argument*; also as a declaration
  case typeExpr  // a type where an expression stands that is not spelled as one (`any P`, `inout T`)
}

/// Written out, since other modules would call what the compiler derives by way of a witness table, once for every node they pass.
extension NodeKind {
  @inlinable package static func == (a: NodeKind, b: NodeKind) -> Bool { a.rawValue == b.rawValue }
  @inlinable package static func != (a: NodeKind, b: NodeKind) -> Bool { a.rawValue != b.rawValue }
}

extension TokenKind {
  @inlinable package static func == (a: TokenKind, b: TokenKind) -> Bool { a.rawValue == b.rawValue }
  @inlinable package static func != (a: TokenKind, b: TokenKind) -> Bool { a.rawValue != b.rawValue }
}
