import Rewriting
import Transforms

/// `dev docs`: writes README's table from the transforms' own metadata, and prints every `explain` page to be read over.
/// `HouseTests` compare the table.
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
    for type in allTransforms { print(Documentation.page(of: type)) }
    return 0
  } catch {
    print("dev docs: \(error)")
    return 2
  }
}
