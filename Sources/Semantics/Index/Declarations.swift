/// The keyword that a type is declared with.
package enum TypeForm: UInt8, Sendable {
  case `class`, `struct`, `enum`, actor, `protocol`, `extension`, `typealias`
}

/// What is known of a type's declaration without its file's tree.
package struct TypeTraits: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Under `@main`.
  package static let main = TypeTraits(rawValue: 1)
  /// Under `@UIApplicationMain`.
  package static let applicationMain = TypeTraits(rawValue: 2)
  /// Under `@NSApplicationMain`.
  package static let macApplicationMain = TypeTraits(rawValue: 4)
  /// In a branch of `#if` that cannot hold on iOS.
  package static let notOnIOS = TypeTraits(rawValue: 8)
  /// `private` or `fileprivate`, so that other files cannot mean it.
  package static let filePrivate = TypeTraits(rawValue: 16)
  /// Declared in a function's body.
  package static let local = TypeTraits(rawValue: 32)
  /// An alias of something that is no nominal type: a tuple, a function, an array, an optional.
  package static let structural = TypeTraits(rawValue: 64)
}

/// A type's declaration or extension somewhere in the project.
package struct TypeDeclaration: Sendable, Hashable {
  /// Project-relative path of its file.
  package let file: String
  package let form: TypeForm
  /// With the types around it, without generic arguments: `Feed.Cell`. Of an extension, the extended type as written there.
  package let name: String
  /// What stands behind its colon, without generic arguments; of an alias, what it stands for.
  package let inherited: [String]
  /// What its `where` clause says `Self` is.
  package let constraints: [String]
  package let traits: TypeTraits
  /// Byte of its name.
  package let offset: Int
  /// Bytes from its `{` to behind its `}`; empty where it has none.
  package let body: Range<Int>

  package static func == (a: TypeDeclaration, b: TypeDeclaration) -> Bool { a.file == b.file && a.offset == b.offset }
  package func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(offset)
  }
}

/// What a member or a global is declared with.
package enum MemberForm: UInt8, Sendable {
  case function, variable, constant, initializer, `subscript`, enumCase
}

/// What is known of a member's declaration without its file's tree.
package struct MemberTraits: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  /// `static` or `class`.
  package static let isStatic = MemberTraits(rawValue: 1)
  package static let override = MemberTraits(rawValue: 2)
  /// `private` or `fileprivate` (not of the setter alone).
  package static let filePrivate = MemberTraits(rawValue: 4)
  /// In a branch of `#if` that cannot hold on iOS.
  package static let notOnIOS = MemberTraits(rawValue: 8)
  package static let lazy = MemberTraits(rawValue: 16)
}

/// Where a member or a global is declared.
package struct DeclarationSite: Sendable, Hashable {
  /// Project-relative path of its file.
  package let file: String
  /// Byte of its name, or of `init` and `subscript`.
  package let offset: Int
  package let form: MemberForm
  /// The type whose body or extension it stands in, `Feed.Cell`; nil for a global.
  package let ownerType: String?
  package let traits: MemberTraits
  package var isStatic: Bool { traits.contains(.isStatic) }
}

/// Where a type's name is written, which decides what it means.
package struct NameScope: Sendable, Hashable {
  /// Project-relative path.
  package var file: String?
  /// The types around the place, the outermost first, each as it is declared there.
  package var nesting: [String]
  package init(file: String? = nil, nesting: [String] = []) { (self.file, self.nesting) = (file, nesting) }
  package static let anywhere = NameScope()
}

/// A type that the program begins with.
package struct EntryPoint: Sendable, Hashable {
  package let type: TypeDeclaration
  package let kind: Kind
  package enum Kind: Sendable, Hashable {
    /// A SwiftUI `App`.
    case swiftUIApp
    /// An app delegate of this project; it inherits from no other framework's.
    case appDelegate
    /// An app delegate that inherits from another framework's, named here.
    case frameworkAppDelegate(String)
    /// Something else under `@main`: a widget bundle, a command.
    case other
  }
}

/// Where a helper is used, and how often.
package struct UseCount: Sendable, Hashable {
  /// The uses in one file.
  package struct FileUses: Sendable, Hashable {
    package let path: String
    /// 1-based, in order; a line with two uses stands twice.
    package let lines: [Int]
    package var count: Int { lines.count }
    package init(path: String, lines: [Int]) { (self.path, self.lines) = (path, lines) }
  }

  /// Files with at least one use, the most uses first, then by path.
  package let files: [FileUses]
  package init(files: [FileUses]) { self.files = files }
  package var total: Int { files.reduce(0) { $0 + $1.count } }
  /// The path of the file with the most uses.
  package var busiest: String? { files.first?.path }
}

/// A question of `ProjectIndex.uses(of:)`.
package struct UseQuestion: Hashable, Sendable {
  package let name: String
  /// Which declaration is meant; nil for every use of the name.
  package let site: DeclarationSite?
  /// The folder of its project, project-relative; empty for everywhere.
  package let folder: String
  /// Files elsewhere can see it too, if they import a module that is not Apple's.
  package let isPublic: Bool
  package init(name: String, site: DeclarationSite? = nil, folder: String = "", isPublic: Bool = false) {
    (self.name, self.site, self.folder, self.isPublic) = (name, site, folder, isPublic)
  }
}

/// A parameter of a function or an initializer that the project declares.
package struct ParameterFacts: Sendable, Hashable {
  /// Nil for `_`.
  package let label: String?
  /// The name inside the function.
  package let name: String
  /// As written, attributes included.
  package let type: String
  package let isOptional: Bool
  package let isAutoclosure: Bool
  package let isEscaping: Bool
  /// The initializer assigns it to a stored property, so the value is kept.
  package let isStored: Bool
}
