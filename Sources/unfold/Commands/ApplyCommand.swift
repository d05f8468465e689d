import Projects

/// `unfold apply`: writes the files, those that belong together all or none.
/// - Returns: The absolute paths of the files that could not be written.
func runApply(_ report: Report, _ output: Output) -> Set<String> {
  var unwritten: Set<String> = []
  for group in groups(of: report.files.filter(\.result.isChanged)) {
    let writes = group.map { file in
      PlannedWrite(path: file.path, original: file.result.original, replacement: file.result.final, otherPaths: file.otherPaths)
    }
    do {
      try FileWriter().write(writes)
    } catch {
      let name = group.first { $0.path == error.path }?.displayPath ?? error.path
      let others = group.map(\.displayPath).filter { $0 != name }
      let rest = others.isEmpty ? "" : "; what belongs to the same change is as it was: \(others.joined(separator: ", "))"
      output.fail("\(name): \(error.message)\(rest)")
      unwritten.formUnion(group.map(\.path))
    }
  }
  return unwritten
}

/// Files that are written together, in the order of the first of each.
private func groups(of files: [ReportedFile]) -> [[ReportedFile]] {
  struct Key: Hashable {
    let project: Int
    let group: Int
  }
  var result: [[ReportedFile]] = []
  var places: [Key: Int] = [:]
  for file in files {
    guard let group = file.result.group else {
      result.append([file])
      continue
    }
    let key = Key(project: file.project, group: group)
    if let place = places[key] {
      result[place].append(file)
    } else {
      places[key] = result.count
      result.append([file])
    }
  }
  return result
}
