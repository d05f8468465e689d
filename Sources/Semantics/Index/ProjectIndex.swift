import Syntax

/// What the whole project says about a name: which kind of type it is, where it is declared, how often it is used.
///
/// It is made once from the summaries of every file, does not change, and answers the same whatever the order of the files.
package final class ProjectIndex: Sendable {
  /// Reads a file of the project again, by its project-relative path.
  package typealias SourceProvider = @Sendable (_ path: String) -> [UInt8]?

  /// By path.
  package let files: [FileSummary]
  let source: SourceProvider

  package init(summaries: [FileSummary] = [], source: @escaping SourceProvider = { _ in nil }) {
    files = summaries.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    self.source = source
  }

  /// The kind of a type by its name as written (`UIKit.UIView`, `Cell<Photo>?`, `some Feed.Row`), at the place where it is written.
  package func kind(ofType name: String, in scope: NameScope = .anywhere) -> TypeKind { .other }

  /// The kind of `self` in an extension.
  /// - Parameter constraints: What its `where` clause says `Self` is.
  package func kind(ofExtensionOf name: String, where constraints: [String], in scope: NameScope = .anywhere) -> TypeKind { .other }

  /// Whether a class of this name or one that it inherits from is called `ancestor` (`XCTestCase`, say), as far as the project and the SDK table know.
  package func inherits(_ name: String, from ancestor: String, in scope: NameScope = .anywhere) -> Bool { false }

  /// Whether the project declares a type of this name that can be meant on iOS at the top level, so that Apple's is shadowed.
  /// - Parameter file: Where it would be meant; types that are private to another file do not count.
  package func declaresType(named name: String, seenFrom file: String? = nil) -> Bool { false }

  /// The declarations and extensions of a type, `Feed.Cell`, in order of path and offset. Without a dot: of every type whose last name is that.
  package func types(named name: String) -> [TypeDeclaration] { [] }

  /// The types that name this one behind their colon, or inherit from one that does.
  package func subclasses(of name: String) -> [TypeDeclaration] { [] }

  /// Every member, global and enum case of this name (`init` and `subscript` are names too), in order of path and offset.
  package func declarations(named name: String) -> [DeclarationSite] { [] }

  /// What a type and its extensions declare themselves.
  package func members(ofType name: String, in scope: NameScope = .anywhere) -> [DeclarationSite] { [] }

  /// Whether a type, its extensions, or what it inherits from in the project declares a member of this name.
  package func hasMember(named name: String, inType type: String, in scope: NameScope = .anywhere) -> Bool { false }

  /// The types under `@main` and its older forms that count on iOS, in order of path and offset.
  package var entryPoints: [EntryPoint] { [] }

  /// How often a member or a global is used in code, its own declarations aside. Reads the project again the first time it is asked.
  package func uses(of name: String, declaredAt site: DeclarationSite? = nil) -> UseCount { UseCount(files: []) }

  /// A file's tree, parsed now or kept from a short while ago.
  package func tree(of file: String) -> SyntaxTree? { source(file).map(SyntaxTree.init(parsing:)) }

  /// The parameters of every function of this name that could be called with these labels (nil for none), in order of path and offset.
  /// - Parameter owner: The type it is a member of; nil for any. A call of an initializer has the name `init`.
  package func parameters(ofFunction name: String, labels: [String?], owner: String? = nil) -> [[ParameterFacts]] { [] }
}
