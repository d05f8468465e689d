import Semantics
import Syntax

/// Asks transforms about one tree. A value without state: any thread may use it.
struct Judge: Sendable {
  private let transforms: [(order: Int, id: String, transform: any Transform)]
  /// For each transform, the kinds of node that it is asked about.
  private let anchors: [[NodeKind]]
  private let running: [any Migration.Type]
  /// For each transform, the words of which a file must have one.
  private let triggers: [WordSet]
  /// The index knows the words of a file: those that it had before the first pass, and an edit adds none of an old pattern.
  private let isSearched: Bool
  /// With the edits that were made before this pass.
  var project: ProjectContext

  /// - Parameter search: What the index's summaries were made with; nil if every transform is asked about every file.
  init(_ transforms: [(order: Int, type: any Transform.Type)], project: ProjectContext, search: WordSearch?) {
    self.project = project
    triggers = transforms.map { search?.set(of: $0.type.triggers) ?? WordSet() }
    isSearched = search != nil
    running = transforms.map(\.type)
    self.transforms = transforms.map { ($0.order, $0.type.id, $0.type.init()) }
    anchors = transforms.map { $0.type.anchors }
  }

  func context(of info: FileInfo, _ model: FileModel) -> Context {
    Context(
      model: model, index: project.index, file: info, minimumOS: info.minimumOS ?? project.minimumOS, project: project,
      running: running)
  }

  /// Every finding in the file, by transform and then by place; those that no transform may touch are `skip` already.
  func findings(in model: FileModel, of info: FileInfo) -> [Judged] {
    let tree = model.tree
    let context = context(of: info, model)
    var result: [Judged] = []
    let words = isSearched ? project.index.summary(of: info.path)?.words : nil
    for asked in transforms.indices where words.map({ !$0.isDisjoint(with: triggers[asked]) }) ?? true {
      let transform = transforms[asked].transform
      tree.visit(anchors[asked]) { node in
        for var finding in transform.findings(at: node, in: context) {
          finding.transform = transforms[asked].id
          result.append(Judged(finding: finding, order: transforms[asked].order))
        }
      }
    }
    guard !result.isEmpty else { return [] }
    let exclusions = Exclusions(context)
    return result.map { exclusions.applied(to: $0) }.sorted {
      ($0.order, $0.finding.range.lowerBound, $0.finding.range.upperBound) < (
        $1.order, $1.finding.range.lowerBound, $1.finding.range.upperBound
      )
    }
  }
}

extension Exclusions {
  /// The finding, turned into `skip` where no transform may touch the place.
  func applied(to judged: Judged) -> Judged {
    if case .skip = judged.finding.outcome { return judged }
    guard let reason = reason(for: judged.finding.transform, at: judged.finding.range) else { return judged }
    var result = judged
    result.finding.outcome = .skip(reason)
    result.finding.message = result.finding.message.stating(nil, of: nil)
    return result
  }
}
