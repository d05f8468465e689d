import Rewriting
import Semantics
import Syntax
import Xcode

/// An app delegate that a program begins with.
struct SceneEntry {
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
    let named = project.files.filter { Path.name($0.path) == "main.swift" }.flatMap { file in
      namedDelegates(in: file.path, index: project.index, trees: trees)
    }
    let selected = Set(project.files.filter { $0.isSelected && $0.exclusion == nil }.map(\.path))
    var seen: Set<TypeDeclaration> = []
    return (marked + named).filter { selected.contains($0.file) && seen.insert($0).inserted }
      .sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
      .map { SceneEntry(delegate: $0, framework: AppDelegateCode.frameworkSuperclass(of: $0, index: project.index)) }
  }

  /// Whether a class inherits from one that is not here and calls itself an app delegate.
  private static func inheritsUnknownDelegate(_ declaration: TypeDeclaration, index: ProjectIndex) -> Bool {
    guard declaration.form == .class else { return false }
    return AppDelegateCode.frameworkSuperclass(of: declaration, index: index)?.hasSuffix("AppDelegate") ?? false
  }

  /// The app delegates that a `main.swift` hands to `UIApplicationMain`.
  private static func namedDelegates(in file: String, index: ProjectIndex, trees: TreeCache) -> [TypeDeclaration] {
    guard let bytes = trees.project.bytes(of: file), bytes.containsWord("UIApplicationMain"), let tree = trees.tree(of: file) else {
      return []
    }
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
