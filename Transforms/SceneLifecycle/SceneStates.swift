import Rewriting
import Semantics
import Syntax
import Xcode

/// How far an app has come on the way to scenes.
enum SceneState {
  case eligible
  /// It has scenes: only what the app delegate kept for itself is left to look at.
  case done
  /// Some of it is there: what, and what is missing.
  case partial(String)

  /// - Parameter trees: Read for the types of the module; the index may be older than they are.
  init(delegate: AppDelegateCode, project: SceneProject, trees: TreeCache) {
    // What stands for another role (an external display) is no part of this.
    let others = Set(project.plists.flatMap(\.otherSceneDelegates))
    let compiled = Self.sceneDelegates(in: project.moduleFiles, trees: trees).filter { !others.contains($0) }
    let strays = Self.sceneDelegates(in: project.strayFiles, trees: trees)
    let sceneDelegates = compiled + strays
    let configures = delegate.method("application(_:configurationForConnecting:options:)") != nil
    let withWindow = project.plists.filter { $0.manifest == .window }
    let empty = project.plists.filter { $0.manifest == .empty }
    if configures, !compiled.isEmpty {
      self = .done
    } else if !withWindow.isEmpty, withWindow.count == project.plists.count {
      self = .done
    } else if !configures, withWindow.isEmpty, empty.isEmpty, sceneDelegates.isEmpty {
      self = .eligible
    } else {
      let key = InfoPlist.manifestKey
      let present =
        compiled.map { "`\($0)`" } + strays.map { "`\($0)` (which no target compiles)" }
        + (configures ? ["`configurationForConnecting`"] : [])
        + withWindow.map { "a window configuration in \($0.path)" } + empty.map { "\(key) without configurations in \($0.path)" }
      var missing = compiled.isEmpty ? [strays.isEmpty ? "a UIWindowSceneDelegate" : "a target that compiles it"] : []
      missing += project.plists.filter { $0.manifest != .window }.map { plist in
        plist.manifest == .absent ? "\(key) in \(plist.path)" : "a configuration for \(InfoPlist.windowRole) in \(plist.path)"
      }
      if project.plists.isEmpty, !configures { missing.append("a scene manifest or `configurationForConnecting`") }
      self = .partial(
        "scenes are adopted in part (present: \(present.joined(separator: ", ")); missing: \(missing.joined(separator: ", ")))")
    }
  }

  /// The names of the module's classes that say `UIWindowSceneDelegate` behind their colon.
  private static func sceneDelegates(in files: [ProjectContext.SearchedFile], trees: TreeCache) -> [String] {
    let word = trees.project.sought("UIWindowSceneDelegate")
    return files.flatMap { file -> [String] in
      guard let tree = trees.tree(of: file, holding: word) else { return [] }
      return tree.root.preorder.compactMap(TypeDecl.init).filter { type in
        type.node.kind != .protocolDecl && type.node.isCompiledOnIOS != .no
          && type.inheritedTypes.contains { TypeName($0).name == "UIWindowSceneDelegate" }
      }.map(\.name)
    }
  }
}

/// What an app delegate of an app with scenes still answers and nobody hands on.
struct SceneLeftovers {
  let delegate: AppDelegateCode
  let project: SceneProject
  let trees: TreeCache

  var findings: [ProjectFinding] {
    let states = delegate.methods.compactMap { method -> (AppDelegateCode.Method, String, String)? in
      let callback = StateCallback.allCases.first { $0.signature == method.function.signature }
      guard let callback, !StatePlan.isEmpty(method) else { return nil }
      return (method, method.function.name, "with scenes UIKit calls \(callback.sceneName)(_:) instead: move this there")
    }
    let links = LinkPlan(delegate: delegate)
    let forwarded = links.forwarded
    let methods = links.methods.filter { forwarded.contains($0.callback) || !$0.callback.isForwarded }
      .map { ($0.method, $0.callback.label, $0.callback.leftover) }
    return (states + methods).filter { !isCalled($0.1) }.map { method, _, message in
      ProjectFinding(
        file: method.part.file, finding: .todo(at: method.function.node, message: message, anchor: method.function.keywordStart))
    }
  }

  /// Whether code of the module outside the method's own declaration calls a method by this name, or with this label.
  private func isCalled(_ word: String) -> Bool {
    let sought = trees.project.sought(word)
    return project.moduleFiles.contains { file in
      guard let tree = trees.tree(of: file, holding: sought) else { return false }
      return tree.root.preorder.contains { node in
        guard let call = FunctionCall(node) else { return false }
        return call.calleeName == word || (call.calleeName == "application" && call.argument(labelled: word) != nil)
      }
    }
  }
}

extension FunctionDecl {
  /// Where the declaration's first own token stands, behind its attributes and modifiers.
  var keywordStart: Int { Int(node.tree.tokens[keywordToken].start) }
}
