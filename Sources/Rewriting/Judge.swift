import Semantics
import Syntax

/// Asks transforms about one tree. A value without state: any thread may use it.
struct Judge: Sendable {
  private let transforms: [(order: Int, id: String, transform: any Transform)]
  /// By raw node kind, the transforms to ask, as indices into `transforms`.
  private let anchors: [[Int]]
  private let running: [any Migration.Type]
  /// With the edits that were made before this pass.
  var project: ProjectContext

  init(_ transforms: [(order: Int, type: any Transform.Type)], project: ProjectContext) {
    self.project = project
    running = transforms.map(\.type)
    self.transforms = transforms.map { ($0.order, $0.type.id, $0.type.init()) }
    var anchors = [[Int]](repeating: [], count: 256)
    for (index, transform) in transforms.enumerated() {
      for kind in Set(transform.type.anchors.map(\.rawValue)) { anchors[Int(kind)].append(index) }
    }
    self.anchors = anchors
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
    for index in 0..<tree.nodeCount {
      for asked in anchors[Int(tree.kind(at: index).rawValue)] {
        let (order, id, transform) = transforms[asked]
        for var finding in transform.findings(at: tree.node(index), in: context) {
          finding.transform = id
          result.append(Judged(finding: finding, order: order))
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
    return result
  }
}
