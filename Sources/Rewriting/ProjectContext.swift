import Semantics
import Syntax
import Xcode

/// The project of a run: its files, already read, and what is known of them.
package final class ProjectContext: Sendable {
  /// Every Swift file, in the order of their paths.
  package let files: [FileInfo]
  /// What says how the sources are built, already read: property lists, `.pbxproj`, `.xcconfig`, `project.yml` and the like.
  package let buildFiles: ProjectFiles
  package let index: ProjectIndex
  package let minimumOS: Int
  /// Whether the run was asked to rewrite what is at this path, a build file or one that is not there yet.
  package let mayWrite: @Sendable (String) -> Bool
  private let read: @Sendable (String) -> [UInt8]?
  private let search: FileSearch?
  private let projectFolders = Once<ProjectFolders>()
  /// Files whose bytes are not those that were read.
  private let changed: Set<String>

  /// What the files were searched for, and by their places what was found.
  private struct FileSearch: Sendable {
    let search: WordSearch
    /// Nil for a file that the index does not know.
    let words: [WordSet?]
  }

  /// - Parameters:
  ///   - files: In the order of their paths' bytes.
  ///   - read: The bytes of a Swift file as the run read them; nil for a path that is none, or that cannot be read.
  package convenience init(
    sorted files: [FileInfo], buildFiles: ProjectFiles = ProjectFiles(), index: ProjectIndex, minimumOS: Int = 17,
    mayWrite: @escaping @Sendable (String) -> Bool = { _ in true }, read: @escaping @Sendable (String) -> [UInt8]?
  ) {
    self.init(
      sorted: files, buildFiles: buildFiles, index: index, minimumOS: minimumOS, mayWrite: mayWrite, read: read, search: nil, changed: [])
  }

  /// The same for files in any order.
  package convenience init(
    files: [FileInfo], buildFiles: ProjectFiles = ProjectFiles(), index: ProjectIndex, minimumOS: Int = 17,
    mayWrite: @escaping @Sendable (String) -> Bool = { _ in true }, read: @escaping @Sendable (String) -> [UInt8]?
  ) {
    let sorted = files.sorted { $0.path.precedesByBytes($1.path) }
    self.init(sorted: sorted, buildFiles: buildFiles, index: index, minimumOS: minimumOS, mayWrite: mayWrite, read: read)
  }

  private init(
    sorted files: [FileInfo], buildFiles: ProjectFiles, index: ProjectIndex, minimumOS: Int,
    mayWrite: @escaping @Sendable (String) -> Bool, read: @escaping @Sendable (String) -> [UInt8]?, search: FileSearch?,
    changed: Set<String>
  ) {
    (self.files, self.buildFiles, self.index, self.minimumOS, self.mayWrite) = (files, buildFiles, index, minimumOS, mayWrite)
    (self.read, self.search, self.changed) = (read, search, changed)
  }

  /// The bytes of any Swift file or build file. For a transform that judges the project, with the edits that were made so far.
  package func bytes(of path: String) -> [UInt8]? { buildFiles[path] ?? read(path) }
  /// The file, parsed, with its questions. It is made anew at each call.
  package func model(of path: String) -> FileModel? {
    bytes(of: path).map { FileModel(tree: SyntaxTree(parsing: $0), index: index, file: path) }
  }
  package func style(of path: String) -> FileStyle { bytes(of: path).map(FileStyle.init(of:)) ?? FileStyle() }

  /// The folder of the nearest project file or package manifest above a file: what is not public cannot be seen outside. Empty if there
  /// is none but that of the whole run.
  package func projectFolder(of path: String) -> String {
    projectFolders.value { ProjectFolders(of: buildFiles) }.nearest(to: path)
  }

  /// The same project with other bytes for some of its files.
  func overlaid(with bytes: [String: [UInt8]], index: ProjectIndex? = nil) -> ProjectContext {
    let read = self.read
    let built = bytes.filter { buildFiles[$0.key] != nil }
    return ProjectContext(
      sorted: files, buildFiles: built.isEmpty ? buildFiles : buildFiles.adding(contents: built), index: index ?? self.index,
      minimumOS: minimumOS, mayWrite: mayWrite, read: { bytes[$0] ?? read($0) }, search: search, changed: changed.union(bytes.keys))
  }

  /// The same project, which knows what the index's summaries were made with.
  func searched(with search: WordSearch) -> ProjectContext {
    var (words, place): ([WordSet?], Int) = ([], 0)
    words.reserveCapacity(files.count)
    let summaries = index.files
    for file in files {
      // The index has the same files as a rule, and their paths are the same strings.
      while place < summaries.count, summaries[place].path != file.path, summaries[place].path.precedesByBytes(file.path) {
        place += 1
      }
      words.append(place < summaries.count && summaries[place].path == file.path ? summaries[place].words : nil)
    }
    return ProjectContext(
      sorted: files, buildFiles: buildFiles, index: index, minimumOS: minimumOS, mayWrite: mayWrite, read: read,
      search: FileSearch(search: search, words: words), changed: changed)
  }
}

/// Files by path and by word: a run may have many, and asks often.
extension ProjectContext {
  /// A Swift file and which words stand in it.
  package struct SearchedFile: Sendable {
    package let path: String
    /// Nil if that is not known: it has changed, or nobody has searched it.
    let words: WordSet?

    package init(path: String) { self.init(path: path, words: nil) }
    fileprivate init(path: String, words: WordSet?) { (self.path, self.words) = (path, words) }

    /// Whether a word may stand in it.
    package func mayHold(_ word: SoughtWord) -> Bool { words.map { word.marks.isEmpty || !$0.isDisjoint(with: word.marks) } ?? true }
  }

  /// A word that is looked for in many files.
  package struct SoughtWord: Sendable {
    package let text: String
    /// Empty if the files were not searched for it.
    let marks: WordSet
  }

  package func sought(_ word: String) -> SoughtWord { SoughtWord(text: word, marks: search?.search.set(of: [word]) ?? WordSet()) }

  /// The Swift file at this path, if there is one.
  package func file(at path: String) -> FileInfo? { place(of: path).map { files[$0] } }
  package func searchedFile(at path: String) -> SearchedFile? { place(of: path).map(searchedFile) }

  private func place(of path: String) -> Int? { files.place(ofPath: path, \.path) }

  /// The files that may be rewritten and in which one of the words may stand.
  func selectedFiles(with words: WordSet) -> [FileInfo] {
    files.indices.filter { place in
      files[place].isSelected && search?.words[place].map { !$0.isDisjoint(with: words) } ?? true
    }.map { files[$0] }
  }

  /// The Swift files below a folder, in the order of their paths: all for the empty path.
  package func searchedFiles(in folder: String) -> [SearchedFile] { files.places(below: folder, \.path).map(searchedFile) }

  /// Those for which the condition holds, wherever they are.
  package func searchedFiles(where condition: (String) -> Bool) -> [SearchedFile] {
    files.indices.filter { condition(files[$0].path) }.map(searchedFile)
  }

  private func searchedFile(_ place: Int) -> SearchedFile {
    let path = files[place].path
    return SearchedFile(path: path, words: changed.contains(path) ? nil : search?.words[place])
  }
}
