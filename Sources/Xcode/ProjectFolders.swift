/// The folders in which projects lie, to be found from a file below.
package struct ProjectFolders: Sendable {
  private let folders: [String]
  /// Places in `folders`.
  private let table: PathTable

  package init(of buildFiles: ProjectFiles) {
    folders = buildFiles.buildPaths.compactMap(Self.folder)
    var table = PathTable.Builder()
    for (place, folder) in folders.enumerated() { table.add(place, at: folder) }
    self.table = table.table
  }

  /// That of the nearest package manifest or Xcode project above a file; empty if there is none but that of the whole run.
  package func nearest(to path: String) -> String { table.number(around: path).map { folders[$0] } ?? "" }

  private static func folder(of path: String) -> String? {
    switch Path.name(path) {
    case "Package.swift": Path.folder(path)
    case "project.pbxproj": Path.folder(Path.folder(path))
    default: nil
    }
  }
}
