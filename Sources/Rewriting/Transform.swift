import Syntax

/// What every migration says about itself, whether it looks at one place or at a whole project.
package protocol Migration: Sendable {
  /// Identity and documentation; README, `list` and `explain` are made from it.
  static var metadata: Metadata { get }
  /// Identifiers of which a file must contain at least one before it is even parsed. `@main` stands for a type under that attribute,
  /// `a & b` for a file that has both.
  static var triggers: [String] { get }
  /// More identifiers that files are searched for, of at least two bytes. They make no file worth parsing; `SearchedFile` tells of them.
  static var searchedWords: [String] { get }
  init()
}

/// One migration: a small value that judges one kind of node in the unedited tree.
///
/// The engine keeps away from it what no transform may touch: other platforms, branches that cannot run, tests, ignored lines.
/// A transform reports what it sees; the engine turns such findings into `skip`.
package protocol Transform: Migration {
  /// The kinds of node this transform is asked about.
  static var anchors: [NodeKind] { get }
  /// Every occurrence of the old pattern at `node`, each with its outcome.
  func findings(at node: Node, in context: Context) -> [Finding]
}

/// A migration that needs more than one file to judge and to write: it is asked once for the whole project, before the others.
package protocol ProjectTransform: Migration {
  /// Every occurrence in the project. Ranges are bytes of the file that the finding names, as `project.bytes(of:)` gives it.
  /// - Parameter jobs: How many threads it may use; the findings do not depend on it.
  func findings(in project: ProjectContext, jobs: Int) -> [ProjectFinding]
}

/// A transform whose values set-up code may keep, so that a registration has to cover them.
package protocol KeepingTransform: Transform {
  static var kept: KeptTrait { get }
}

extension Migration {
  package static var id: String { metadata.id }
  package static var searchedWords: [String] { [] }
}

/// Identity and documentation of a transform.
package struct Metadata: Sendable {
  /// What options, comments and output call it: `main-screen-scale`. It names the old pattern.
  package let id: String
  /// A few words for headings.
  package let title: String
  /// One sentence for `list` and the table in README.
  package let summary: String
  /// The item of Apple's migration checklist that it serves.
  package let checklistItem: String
  /// The body of `explain`: what it matches, what it writes, what it leaves to a person.
  package let explanation: String
  /// Swift before and after, a few lines each.
  package let example: (before: String, after: String)

  package init(
    id: String, title: String, summary: String, checklistItem: String, explanation: String, example: (before: String, after: String)
  ) {
    (self.id, self.title, self.summary) = (id, title, summary)
    (self.checklistItem, self.explanation, self.example) = (checklistItem, explanation, example)
  }
}
