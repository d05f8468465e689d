import Semantics

/// What a run found, and what it would write.
package struct RunResult: Sendable {
  /// Every file with findings or changes, in the order of paths.
  package var files: [FileResult] = []
  /// What went wrong inside; the files concerned keep their bytes.
  package var faults: [Fault] = []
}

/// One file after the run.
package struct FileResult: Sendable {
  /// As `FileInfo.path`.
  package let path: String
  /// Nil for a file that is new.
  package let original: [UInt8]?
  /// What is to be written; the original if nothing changes.
  package let final: [UInt8]
  /// Where the two differ.
  package let changes: [Change]
  /// Sorted by place, then by the transforms' list.
  package let findings: [LocatedFinding]
  /// Files with the same number belong together: all are written, or none. Nil for a file that stands alone.
  package let group: Int?

  /// Whether there is anything to write.
  package var isChanged: Bool { original == nil || !changes.isEmpty }
}

/// A finding as it is reported: with its place in the file on disk.
package struct LocatedFinding: Sendable, Equatable {
  /// `Outcome` without what it carries, as reports spell it.
  package enum Kind: String, Sendable { case rewrite, todo, skip, blocked }

  /// The transform's id.
  package let transform: String
  /// 1-based; of a new file, in its own text.
  package let line: Int
  /// 1-based, in UTF-8 bytes.
  package let column: Int
  package let message: String
  package let kind: Kind
  /// Of a rewrite, what is written in its place; of the others, why not.
  package let detail: String
  /// Of a helper that hides the occurrence: where it is used.
  package var uses: UseCount?
}

/// Why files keep their bytes: a transform or the engine broke a promise, or a file that is no whole Swift does not let it be kept.
package struct Fault: Sendable, Equatable {
  /// Their paths, as `FileInfo.path`; empty where it concerns the whole run.
  package let files: [String]
  /// The ids of the transforms that had a part in it.
  package let transforms: [String]
  /// What was broken, in the words of `Verification`.
  package let message: String
  /// The file could not be read as Swift before, so the fault may be its own.
  package let isHalfWritten: Bool

  package init(files: [String], transforms: [String], message: String, isHalfWritten: Bool = false) {
    (self.files, self.transforms, self.message, self.isHalfWritten) = (files, transforms, message, isHalfWritten)
  }

  /// In words, without the files and the transforms.
  var reason: String { isHalfWritten ? "not all of the file can be read as Swift: \(message)" : "internal fault: \(message)" }
}
