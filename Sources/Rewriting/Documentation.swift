import Foundation

/// What people read about the transforms, made from their metadata: `unfold list`, `unfold explain`, and the table in README.
package enum Documentation {
  /// One line for each transform, in columns: id, summary, and the item of the migration checklist that it serves.
  package static func list(of transforms: [any Migration.Type]) -> String {
    let width = transforms.map { $0.id.count }.max() ?? 0
    return transforms.map { type in
      type.id + String(repeating: " ", count: width - type.id.count + 2) + type.metadata.summary + " [\(type.metadata.checklistItem)]\n"
    }.joined()
  }

  /// The table in README, in Markdown. Each id leads to the source, which has the page that `explain` prints.
  package static func table(of transforms: [any Migration.Type]) -> String {
    let rows = transforms.map { type in
      "| [`\(type.id)`](Transforms/\(type).swift) | \(cell(type.metadata.summary)) | \(cell(type.metadata.checklistItem)) |\n"
    }
    return "| transform | what it does | checklist |\n| --- | --- | --- |\n" + rows.joined()
  }

  /// The lines of README between which the table stands.
  package static let tableStart = "<!-- transforms: written by `swift run dev docs` -->"
  package static let tableEnd = "<!-- end of transforms -->"

  /// README with its table as it has to be. Nil if the lines around the table are missing.
  package static func readme(_ text: String, with transforms: [any Migration.Type]) -> String? {
    guard let start = text.range(of: tableStart), let end = text.range(of: tableEnd), start.upperBound <= end.lowerBound else { return nil }
    return text[..<start.upperBound] + "\n" + table(of: transforms) + text[end.lowerBound...]
  }

  /// All about one transform, in Markdown that reads well as plain text.
  package static func page(of type: any Migration.Type) -> String {
    let metadata = type.metadata
    return """
      # \(metadata.id): \(metadata.title)

      \(metadata.summary)

      Checklist: \(metadata.checklistItem)

      \(trimmed(metadata.explanation))

      ## Example

      Before:

      ```swift
      \(trimmed(metadata.example.before))
      ```

      After:

      ```swift
      \(trimmed(metadata.example.after))
      ```

      """
  }

  private static func cell(_ text: String) -> String {
    trimmed(text).split(separator: "\n").joined(separator: " ").split(separator: "|").joined(separator: "\\|")
  }

  /// Without empty lines and blanks at both ends; blanks before the first word of an example stay.
  private static func trimmed(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
    while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
