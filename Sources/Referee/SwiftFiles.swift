import Foundation

/// Every file with one of the endings under a folder (or the file itself), sorted by path; hidden folders are left out.
package func files(under place: URL, endings: Set<String> = ["swift"]) -> [URL] {
  var isFolder: ObjCBool = false
  guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else { return [] }
  guard isFolder.boolValue else { return [place] }
  let walk = FileManager.default.enumerator(at: place, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
  var found: [URL] = []
  while let file = walk?.nextObject() as? URL {
    let isFile = (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile ?? false
    if isFile, endings.contains(file.pathExtension) { found.append(file) }
  }
  return found.sorted { $0.path < $1.path }
}
