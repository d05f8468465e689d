import Syntax

/// The names of a file's locals that may stand for something else. A name that carries nothing anywhere in the file need not be looked
/// for among the locals of a place, which costs more than all else that a transform asks of a name.
struct Carriers: Sendable {
  /// What a local may be another name for.
  enum Kind: Int, CaseIterable, Sendable {
    case application, delegate, orientation, idiom
  }

  /// For each kind, the hashes of names: a handful, if any.
  private var names = [[UInt64]](repeating: [], count: Kind.allCases.count)
  private var isEmpty = true

  /// Looks through every binding of the file.
  init(in tree: SyntaxTree) {
    var places = [[Int]](repeating: [], count: Kind.allCases.count)
    for token in tree.tokens.indices where tree.tokens[token].kind == .identifier {
      if let kind = Self.kind(of: token, in: tree) { places[kind.rawValue].append(token) }
    }
    guard places.contains(where: { !$0.isEmpty }) else { return }
    for index in 0..<tree.nodeCount where tree.kind(at: index) == .patternBinding || tree.kind(at: index) == .optionalBinding {
      let node = tree.node(index)
      guard let value = PatternBinding(node)?.value ?? OptionalBinding(node)?.value else { continue }
      for (kind, tokens) in places.enumerated() {
        let next = tokens.partitioningIndex { $0 >= value.firstToken }
        guard next < tokens.count, tokens[next] <= value.lastToken, let name = PatternBinding(node)?.name ?? OptionalBinding(node)?.name
        else { continue }
        names[kind].append(NameHash.of(name))
        isEmpty = false
      }
    }
  }

  /// Of what a word is part in every value. One that nothing is part of is ruled out by its length, most of the time.
  private static func kind(of token: Int, in tree: SyntaxTree) -> Kind? {
    switch tree.tokens[token].range.count {
    case 6: tree.token(token, is: "shared") ? .application : nil
    case 8: tree.token(token, is: "delegate") ? .delegate : nil
    case 11: tree.token(token, is: "orientation") ? .orientation : nil
    case 13: tree.token(token, is: "UIApplication") ? .application : nil
    case 18: tree.token(token, is: "userInterfaceIdiom") ? .idiom : nil
    case 20: tree.token(token, is: "statusBarOrientation") || tree.token(token, is: "interfaceOrientation") ? .orientation : nil
    case 23: tree.token(token, is: "UI_USER_INTERFACE_IDIOM") ? .idiom : nil
    default: nil
    }
  }

  /// - Parameter token: A name's.
  func mayCarry(_ token: Int, _ kind: Kind, in tree: SyntaxTree) -> Bool {
    guard !isEmpty, !names[kind.rawValue].isEmpty else { return false }
    return names[kind.rawValue].contains(NameHash.of(tree.nameBytes(ofToken: token)))
  }
}
