import Foundation
import Rewriting
import Transforms

/// `dev docs`: README's table and a page for each transform, made from the transforms' own metadata. `HouseTests` compare the two.
func runDocs(arguments: [String]) -> Int32 {
  guard arguments.isEmpty else {
    print("usage: dev docs")
    return 2
  }
  do {
    let readme = try Repository.read("README.md")
    guard let updated = Documentation.readme(readme, with: allTransforms) else {
      print("README.md has no lines `\(Documentation.tableStart)` and `\(Documentation.tableEnd)` to put the table between")
      return 2
    }
    try Repository.write("README.md", updated)
    for type in allTransforms { try Repository.write("Documentation/\(type.id).md", Documentation.page(of: type)) }
    try removeStalePages()
    return 0
  } catch {
    print("dev docs: \(error.localizedDescription)")
    return 2
  }
}

/// Pages of transforms that are no more.
private func removeStalePages() throws {
  let folder = Repository.url("Documentation")
  let wanted = Set(allTransforms.map { "\($0.id).md" })
  for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".md") && !wanted.contains(name) {
    try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    print("removed Documentation/\(name)")
  }
}
