import Rewriting
import Semantics
import Syntax
import Xcode

/// An app delegate that a program begins with.
struct SceneEntry: Sendable {
  let delegate: TypeDeclaration
  /// The class of another framework that it inherits from.
  let framework: String?

  /// Those of the project's apps, by path. A SwiftUI `App` has its scenes.
  static func all(in project: ProjectContext, trees: TreeCache) -> [SceneEntry] {
    let marked = project.index.entryPoints.compactMap { entry -> TypeDeclaration? in
      switch entry.kind {
      case .appDelegate, .frameworkAppDelegate: entry.type
      case .other: inheritsUnknownDelegate(entry.type, index: project.index) ? entry.type : nil
      case .swiftUIApp: nil
      }
    }
    let mains = project.searchedFiles { $0.hasSuffix("main.swift") && Path.name($0) == "main.swift" }
    // A program may also begin with a type of its own that does what a `main.swift` does.
    let types = Set(project.index.entryPoints.filter { $0.kind == .other }.map(\.type.file)).sorted()
    let call = project.sought("UIApplicationMain")
    let named = (mains + types.compactMap(project.searchedFile(at:))).flatMap { file in
      trees.tree(of: file, holding: call).map { namedDelegates(in: $0, at: file.path, index: project.index) } ?? []
    }
    var seen: Set<TypeDeclaration> = []
    return (marked + named).filter { isSelected($0.file, in: project) && seen.insert($0).inserted }
      .sorted { $0.file.precedesByBytes($1.file) }
      .map { SceneEntry(delegate: $0, framework: AppDelegateCode.frameworkSuperclass(of: $0, index: project.index)) }
  }

  private static func isSelected(_ path: String, in project: ProjectContext) -> Bool {
    project.file(at: path).map { $0.isSelected && $0.exclusion == nil } ?? false
  }

  /// Whether a class inherits from one that is not here and calls itself an app delegate.
  private static func inheritsUnknownDelegate(_ declaration: TypeDeclaration, index: ProjectIndex) -> Bool {
    guard declaration.form == .class else { return false }
    return AppDelegateCode.frameworkSuperclass(of: declaration, index: index)?.hasSuffix("AppDelegate") ?? false
  }

  /// The app delegates that a `main.swift`, or a type marked with `@main`, hands to `UIApplicationMain`.
  private static func namedDelegates(in tree: SyntaxTree, at file: String, index: ProjectIndex) -> [TypeDeclaration] {
    let names = tree.root.preorder.compactMap(MemberAccess.init).filter { $0.isNamed("self") }.compactMap { $0.base?.lastName }
    let folder = Path.folder(file)
    return Set(names).sorted().compactMap { name in
      let classes = index.types(named: name).filter { declaration in
        declaration.form == .class
          && (index.kind(ofType: name, in: NameScope(file: declaration.file)) == .appDelegate
            || inheritsUnknownDelegate(declaration, index: index))
      }
      return classes.first { Path.isInside($0.file, folder: folder) } ?? classes.first
    }
  }
}
