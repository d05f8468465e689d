import Syntax

/// What functions take, read from the trees of the files that declare them.
extension ProjectIndex {
  /// The parameters that a call with these argument labels (nil for none) meets, one for each label, for every function of the project
  /// that could be meant, in order of path and offset. Arguments behind the brackets (trailing closures) are not among the labels.
  /// - Parameters:
  ///   - name: A function's, or a type's for a call of its initializer. A struct's memberwise initializer counts.
  ///   - owner: The full name of the type that it is a member of; nil for any.
  package func parameters(ofFunction name: String, labels: [String?], owner: String? = nil) -> [[ParameterFacts]] {
    var result: [[ParameterFacts]] = []
    var sites = declarations(named: name).filter { $0.form == .function || $0.form == .initializer }
    let initialized = types(named: name).filter { $0.form != .extension && $0.form != .protocol && $0.form != .typealias }
    for type in initialized { sites += initializers(of: type) }
    for site in sites.sorted(by: { ($0.file, $0.offset) < ($1.file, $1.offset) }) where owner == nil || site.ownerType == owner {
      guard let function = function(at: site), let met = Self.align(function.parameters, with: labels) else { continue }
      result.append(met.map { facts(of: $0, in: function, owner: site.ownerType) })
    }
    if sites.isEmpty {
      for type in initialized where type.form == .struct {
        if let memberwise = memberwise(type, labels: labels) { result.append(memberwise) }
      }
    }
    return result
  }

  /// The initializers that a type declares; if it declares none, those of the nearest class it inherits from.
  private func initializers(of type: TypeDeclaration) -> [DeclarationSite] {
    let scope = NameScope(file: type.file, nesting: TypeSpelling.around(type.name))
    var result: [DeclarationSite] = []
    visitAncestors(of: TypeSpelling.last(of: type.name), in: scope) { identity in
      result = members(ofType: identity, in: .anywhere).filter { $0.form == .initializer }
      return result.isEmpty
    }
    return result
  }

  private func function(at site: DeclarationSite) -> FunctionDecl? {
    guard let tree = tree(of: site.file), site.offset < tree.source.count else { return nil }
    let node = tree.node(covering: site.offset..<site.offset + 1)
    return FunctionDecl(node) ?? node.ancestors.lazy.compactMap(FunctionDecl.init).first
  }

  /// The parameter that each argument meets, or nil if the call cannot be of this function.
  private static func align(_ parameters: [Parameter], with labels: [String?]) -> [Parameter]? {
    var result: [Parameter] = []
    var next = 0
    for label in labels {
      if label == nil, let last = result.last, last.isVariadic, next >= parameters.count || parameters[next].label != nil {
        result.append(last)
        continue
      }
      while next < parameters.count, parameters[next].label != label, isOmissible(parameters[next]) { next += 1 }
      guard next < parameters.count, parameters[next].label == label else { return nil }
      result.append(parameters[next])
      next += 1
    }
    return parameters[next...].allSatisfy(isOmissible) ? result : nil
  }

  /// It has a default, or it can be a closure behind the brackets.
  private static func isOmissible(_ parameter: Parameter) -> Bool {
    parameter.defaultValue != nil || parameter.isVariadic || parameter.type?.text.contains("->") ?? false
  }

  private func facts(of parameter: Parameter, in function: FunctionDecl, owner: String?) -> ParameterFacts {
    let type = parameter.type?.text ?? ""
    return ParameterFacts(
      label: parameter.label, name: parameter.name, type: type, isOptional: TypeSpelling(type).isOptional,
      isAutoclosure: type.contains("@autoclosure"), isEscaping: type.contains("@escaping"),
      isStored: function.name == "init" && stores(parameter.name, in: function, owner: owner))
  }

  /// Whether an initializer assigns something made of the parameter to a property.
  private func stores(_ name: String, in function: FunctionDecl, owner: String?) -> Bool {
    guard let body = function.body else { return false }
    return body.preorder.lazy.compactMap(InfixOperator.init).contains { assignment in
      guard assignment.isAssignment, isProperty(assignment.left, of: owner) else { return false }
      return assignment.right.preorder.contains { $0.isIdentifier(named: name) }
    }
  }

  /// `self.x`, or a bare name that the type declares.
  private func isProperty(_ target: Node, of owner: String?) -> Bool {
    if let access = MemberAccess(target) { return access.base.map { $0.kind == .identifier && $0.text == "self" } ?? false }
    guard target.kind == .identifier, let owner else { return false }
    return declaresMember(target.tree.name(ofToken: target.firstToken), inTypeItself: owner)
  }

  /// The properties that a struct's memberwise initializer sets.
  private func memberwise(_ type: TypeDeclaration, labels: [String?]) -> [ParameterFacts]? {
    guard let tree = tree(of: type.file), type.body.upperBound <= tree.source.count, !type.body.isEmpty else { return nil }
    let node = tree.node(covering: type.body)
    guard let declaration = TypeDecl(node) ?? node.ancestors.lazy.compactMap(TypeDecl.init).first else { return nil }
    let properties = declaration.members.lazy.compactMap(VariableDecl.init).filter { !$0.hasModifier("static") && !$0.hasModifier("lazy") }
      .flatMap(\.bindings).filter { !$0.isComputed }
    var known: [String: PatternBinding] = [:]
    for property in properties { if let name = property.name { known[name] = property } }
    var result: [ParameterFacts] = []
    for label in labels {
      guard let label, let property = known[label] else { return nil }
      let type = property.type?.text ?? ""
      result.append(
        ParameterFacts(
          label: label, name: label, type: type, isOptional: TypeSpelling(type).isOptional, isAutoclosure: false, isEscaping: false,
          isStored: true))
    }
    return result
  }
}
