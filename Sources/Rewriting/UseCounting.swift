import Semantics

/// Puts the number of uses into the messages that ask for it; the project is read again once for all of them.
extension Run {
  mutating func countUses() {
    var questions: [UseQuestion: Int] = [:]
    for judged in files.flatMap(\.judged) {
      if case .todo(let message) = judged.finding.outcome, let helper = judged.finding.helper, questions[helper] == nil,
        engine.countsEveryUse || message.statesUses
      {
        questions[helper] = questions.count
      }
    }
    let asked = questions.sorted { $0.value < $1.value }.map(\.key)
    let counts = asked.isEmpty ? [] : project.index.uses(of: asked, jobs: engine.jobs)
    for file in files.indices {
      for place in files[file].judged.indices {
        files[file].judged[place].count(files[file].judged[place].finding.helper.flatMap { questions[$0] }.map { counts[$0] })
      }
    }
  }
}

extension Judged {
  fileprivate mutating func count(_ uses: UseCount?) {
    guard case .todo(let message) = finding.outcome else { return }
    var uses = uses
    // Other files cannot mean what is private to one.
    if let site = finding.helper?.site, site.traits.contains(.filePrivate), let all = uses {
      uses = UseCount(files: all.files.filter { $0.path == site.file })
    }
    self.uses = uses
    let text = message.stating(uses, of: finding.helper)
    finding.outcome = .todo(text)
    finding.message = finding.message.stating(uses, of: finding.helper)
  }
}

extension String {
  /// What a message can do without, to make room for the name of a file.
  private static let dispensable = [
    " for all displays", " of the view that needs it", " that shows the view", ", window or scene", ", or the room there is",
    ", read its displayScale", ", however it is held",
  ]

  private func range(of phrase: String) -> Range<Index>? { phrase.isEmpty ? nil : firstRange(of: phrase) }

  /// Whether the message asks for the number of uses.
  fileprivate var statesUses: Bool { utf8.contains(UInt8(ascii: "{")) && contains(TodoNote.uses) }

  /// With the number of uses where the message asks for it, and the busiest file if there is room for it.
  fileprivate func stating(_ uses: UseCount?, of helper: UseQuestion?) -> String {
    guard statesUses else { return self }
    func with(_ text: String) -> String { split(separator: TodoNote.uses, omittingEmptySubsequences: false).joined(separator: text) }
    guard let uses, uses.total > 0 else { return with("") }
    let number = "\(uses.total) \(uses.total == 1 ? "use" : "uses")"
    if let busiest = uses.busiest, uses.files.count > 1 || helper?.site.map({ $0.file != busiest }) == true {
      let name = busiest.split(separator: "/").last.map(String.init) ?? busiest
      let text = " (\(number), \(uses.files.count > 1 ? "most " : "")in \(name))"
      var message = self
      for phrase in [""] + Self.dispensable {
        if let place = message.range(of: phrase) { message.removeSubrange(place) }
        let long = message.split(separator: TodoNote.uses, omittingEmptySubsequences: false).joined(separator: text)
        if long.count <= TodoNote.limit { return long }
      }
    }
    let short = with(" (\(number))")
    return short.count <= TodoNote.limit ? short : with("")
  }
}
