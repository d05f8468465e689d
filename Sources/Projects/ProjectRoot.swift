/// The project that a file belongs to: the nearest directory above it that holds `.git`, `Package.swift` or an `.xcodeproj`.
///
/// - Parameter directory: Absolute; it may be the project's root itself.
/// - Returns: Nil if there is none up to the top of the file system.
package func projectRoot(above directory: String) -> String? {
  var current = directory
  while true {
    if isProjectRoot(current) { return current }
    if current == "/" { return nil }
    current = parentDirectory(current)
  }
}

private func isProjectRoot(_ directory: String) -> Bool {
  if (try? FileStatus(at: child(".git", of: directory))) != nil { return true }
  if (try? FileStatus(at: child("Package.swift", of: directory)))?.kind == .file { return true }
  var found = false
  try? Directory(directory).list { name, _ in
    if hasSuffix(name, ".xcodeproj") { found = true }
  }
  return found
}

func hasSuffix(_ name: UnsafeBufferPointer<UInt8>, _ suffix: StaticString) -> Bool {
  let count = suffix.utf8CodeUnitCount
  guard name.count > count else { return false }
  let end = UnsafeBufferPointer(start: suffix.utf8Start, count: count)
  return name[(name.count - count)...].elementsEqual(end)
}

/// The ignore rules that hold in a directory because of what lies above it, up to the repository's top. Nil outside a repository.
func inheritedRules(above directory: String) -> IgnoreRules? {
  var chain: [String] = []
  var current = directory
  while current != "/" {
    if (try? FileStatus(at: child(".git", of: current))) != nil { break }
    current = parentDirectory(current)
    chain.append(current)
  }
  guard chain.last.map({ (try? FileStatus(at: child(".git", of: $0))) != nil }) == true else { return nil }
  return chain.reversed().reduce(nil) { rules(of: $1, inheriting: $0) }
}

/// The rules that hold for what a directory contains: its own before those from above.
func rules(of directory: String, inheriting parent: IgnoreRules?) -> IgnoreRules? {
  let isRepository = (try? FileStatus(at: child(".git", of: directory))) != nil
  return rules(of: directory, inheriting: parent, isRepository: isRepository, hasIgnoreFile: true)
}

/// - Parameter isRepository: A repository in a repository knows nothing of the outer one's rules.
func rules(of directory: String, inheriting parent: IgnoreRules?, isRepository: Bool, hasIgnoreFile: Bool) -> IgnoreRules? {
  var result = parent
  let base = directory == "/" ? "" : directory
  if isRepository {
    result = nil
    if let text = try? readFile(gitDirectory(of: directory) + "/info/exclude") {
      result = IgnoreRules(parsing: text, in: base, parent: nil)
    }
  }
  if hasIgnoreFile, let text = try? readFile(child(".gitignore", of: directory)) {
    result = IgnoreRules(parsing: text, in: base, parent: result)
  }
  return result
}

/// Where the repository keeps what all of its work trees share.
private func gitDirectory(of directory: String) -> String {
  let path = child(".git", of: directory)
  // In a work tree or a submodule `.git` is a file: `gitdir: PATH`, and PATH may hold a file `commondir`.
  guard (try? FileStatus(at: path))?.kind == .file, let text = try? readFile(path) else { return path }
  func resolved(_ line: ArraySlice<UInt8>, in base: String) -> String {
    let target = String(decoding: line.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return target.hasPrefix("/") ? target : child(target, of: base)
  }
  let place = resolved(text.dropFirst("gitdir: ".utf8.count), in: directory)
  guard let common = try? readFile(place + "/commondir") else { return place }
  return resolved(common[...], in: place)
}
