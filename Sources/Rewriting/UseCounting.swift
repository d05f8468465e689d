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
    " for all displays", " of the view that needs it", " that shows the view", ", window or scene", ", or the available space",
    ", read its displayScale", ", however it is held",
  ]

  /// Whether the message asks for the number of uses.
  fileprivate var statesUses: Bool { aroundUses != nil }

  /// What stands before the place for the number and behind it; nil if the message has none.
  private var aroundUses: (head: Substring, tail: Substring)? {
    // By bytes: this is asked of every message, and looking for a string in a string is slow.
    let mark = TodoNote.uses.utf8
    guard let open = utf8.firstIndex(of: UInt8(ascii: "{")), utf8[open...].starts(with: mark) else { return nil }
    return (self[..<open], self[utf8.index(open, offsetBy: mark.count)...])
  }

  /// With the number of uses where the message asks for it, and the busiest file if there is room for it.
  func stating(_ uses: UseCount?, of helper: UseQuestion?) -> String {
    guard let (head, tail) = aroundUses else { return self }
    guard let uses, uses.total > 0 else { return String(head + tail) }
    let number = "\(uses.total) \(uses.total == 1 ? "use" : "uses")"
    if let busiest = uses.busiest, uses.files.count > 1 || helper?.site.map({ $0.file != busiest }) == true {
      let name = busiest.split(separator: "/").last.map(String.init) ?? busiest
      var long = "\(head) (\(number), \(uses.files.count > 1 ? "most " : "")in \(name))\(tail)"
      for phrase in [""] + Self.dispensable {
        if !phrase.isEmpty, let place = long.firstRange(of: phrase) { long.removeSubrange(place) }
        if long.count <= Message.limit { return long }
      }
    }
    let short = "\(head) (\(number))\(tail)"
    return short.count <= Message.limit ? short : String(head + tail)
  }
}
