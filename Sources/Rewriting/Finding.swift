import Semantics
import Syntax

/// One occurrence of an old pattern, and what becomes of it.
package struct Finding: Sendable {
  /// The transform's id. The engine fills it in.
  package var transform = ""
  /// The occurrence, in UTF-8 bytes of the tree that was judged.
  package var range: Range<Int>
  /// One sentence for `check`: what is wrong here, or what will be written.
  package var message: String
  package var outcome: Outcome
  /// What the TODO is about, if that is not where the occurrence begins: a byte of the same tree.
  package var todoAnchor: Int?
  /// The declaration whose uses are counted for the message, where it says `TodoNote.uses`.
  package var helper: UseQuestion?

  package init(range: Range<Int>, message: String, outcome: Outcome, todoAnchor: Int? = nil) {
    (self.range, self.message, self.outcome, self.todoAnchor) = (range, message, outcome, todoAnchor)
  }

  /// An occurrence that these edits migrate, all of them or none.
  package static func rewrite(_ node: Node, message: String, edits: [Edit]) -> Finding {
    Finding(range: node.range, message: message, outcome: .rewrite(Fix(edits: edits)))
  }
  /// An occurrence that this fix migrates, with what goes along: TODO lines, new files.
  package static func rewrite(_ node: Node, message: String, fix: Fix) -> Finding {
    Finding(range: node.range, message: message, outcome: .rewrite(fix))
  }

  /// An occurrence that a person has to migrate. The message, at most `Message.limit` characters, is what the TODO line says.
  /// - Parameter helper: What hides the occurrence from those who use it; its uses are counted.
  package static func todo(at node: Node, message: String, anchor: Int? = nil, helper: UseQuestion? = nil) -> Finding {
    var finding = Finding(range: node.range, message: message, outcome: .todo(message), todoAnchor: anchor)
    finding.helper = helper
    return finding
  }

  /// An occurrence that stays, and why.
  package static func skip(_ node: Node, reason: String) -> Finding {
    Finding(range: node.range, message: reason, outcome: .skip(reason))
  }

  /// A migration that is needed and cannot be made here: nothing is written, `check` fails.
  package static func blocked(_ node: Node, reason: String) -> Finding {
    Finding(range: node.range, message: reason, outcome: .blocked(reason))
  }
}

/// What becomes of an occurrence.
package enum Outcome: Sendable {
  /// It is rewritten.
  case rewrite(Fix)
  /// A TODO line with this message is put above its statement.
  case todo(String)
  /// It is left alone for this reason.
  case skip(String)
  /// It is left alone for this reason although it has to be migrated.
  case blocked(String)
}

/// A finding of a transform that judges a whole project.
package struct ProjectFinding: Sendable {
  /// The file in which the occurrence stands; edits without a file of their own are in it.
  package let file: String
  /// The occurrence, its ranges bytes of that file as the project has it.
  package let finding: Finding

  package init(file: String, finding: Finding) {
    (self.file, self.finding) = (file, finding)
  }
}
