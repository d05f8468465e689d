import Syntax

/// Which members a type has.
extension ProjectIndex {
  /// Every member, global and enum case of this name (`init` and `subscript` are names too), in order of path and offset.
  package func declarations(named name: String) -> [DeclarationSite] {
    answers.sites.value(for: name) { declarations(named: name, in: "") }
  }

  /// Those of them in the files below a folder; of every file for the empty path.
  package func declarations(named name: String, in folder: String) -> [DeclarationSite] {
    let hash = NameHash.of(name)
    let asked = files(in: folder)
    return memberPlaces[hash].compactMap { place in
      guard asked.contains(Int(place.file)) else { return nil }
      let member = files[Int(place.file)].members[Int(place.member)]
      return member.hash == hash ? site(member, inFile: Int(place.file)) : nil
    }
  }

  /// Where a member is: the number of its file and its own.
  struct MemberPlace: Sendable {
    let file: Int32
    let member: Int32
  }

  /// Where the members are, by the hash of their names.
  private var memberPlaces: HashBuckets<MemberPlace> {
    answers.memberPlaces.value {
      HashBuckets { add in
        for (number, file) in files.enumerated() {
          for (place, member) in file.members.enumerated() { add(member.hash, MemberPlace(file: Int32(number), member: Int32(place))) }
        }
      }
    }
  }

  /// What a type and its extensions declare themselves, in order of path and offset.
  package func members(ofType name: String, in scope: NameScope = .anywhere) -> [DeclarationSite] {
    let plain = TypeSpelling(name).name
    let declared = resolve(plain, in: scope)
    let identity = declared.first.map(fullName) ?? self.identity(of: plain, in: scope)
    return (declared + extensions(of: identity)).sorted { ($0.file, $0.type) < ($1.file, $1.type) }.flatMap { reference in
      files[Int(reference.file)].members.lazy.filter { $0.isMember(ofType: reference.type) }.map {
        self.site($0, inFile: Int(reference.file))
      }
    }
  }

  /// Whether a type, its extensions, or what it inherits from in the project declares a member of this name.
  /// What Apple's classes declare is not known.
  package func hasMember(named name: String, inType type: String, in scope: NameScope = .anywhere) -> Bool {
    let hash = NameHash.of(name)
    var result = false
    visitAncestors(of: type, in: scope) { identity in
      result = memberHashes(of: identity).contains(hash)
      return !result
    }
    return result
  }

  /// Whether the type of this full name or its extensions declare the member, not what they inherit.
  func declaresMember(_ name: String, inTypeItself identity: String) -> Bool { memberHashes(of: identity).contains(NameHash.of(name)) }

  private func memberHashes(of identity: String) -> Set<UInt64> {
    answers.members.value(for: identity) {
      var result: Set<UInt64> = []
      let own = declarations(lastName: TypeSpelling.last(of: identity)).filter { isNamed($0, identity) }
      for reference in own + extensions(of: identity) {
        for member in files[Int(reference.file)].members where member.isMember(ofType: reference.type) {
          result.insert(member.hash)
        }
      }
      return result
    }
  }

  func site(_ member: MemberRecord, inFile number: Int) -> DeclarationSite {
    let file = files[number]
    var owner: String?
    if member.owner != MemberRecord.noOwner {
      owner = fullName(TypeReference(hash: 0, file: Int32(number), type: Int32(member.owner)))
    }
    return DeclarationSite(file: file.path, offset: Int(member.offset), form: member.form, ownerType: owner, traits: member.traits)
  }

  /// A file's tree, parsed now or kept from a short while ago.
  package func tree(of file: String) -> SyntaxTree? {
    answers.trees.tree(of: file) { source(file).map(SyntaxTree.init(parsing:)) }
  }
}
