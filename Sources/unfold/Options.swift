/// What a command line asks for.
struct Options: Sendable {
  enum Command: String, CaseIterable, Sendable {
    case diff, apply, check, list, explain
    /// For the tests of the parser; not in the help.
    case syntax
    static let names = allCases.filter { $0 != .syntax }.map(\.rawValue)
  }
  enum Format: String, CaseIterable, Sendable { case text, json, xcode, github }
  enum Color: String, CaseIterable, Sendable { case auto, always, never }

  var command = Command.diff
  /// Whether the command was named, or is only the default.
  var isCommandNamed = false
  var showsHelp = false
  var showsVersion = false
  /// Paths; for `explain`, ids.
  var operands: [String] = []
  var only: [String] = []
  var skip: [String] = []
  var writesTodos = true
  var excludes: [String] = []
  /// A major version.
  var minimumOS: Int?
  var format = Format.text
  var failsOnDifference = false
  var color = Color.auto
  /// Threads; nil for one for each core.
  var jobs: Int?
  var isQuiet = false
  var isVerbose = false
  var standardInputName: String?
  var printsReferee = false
}

/// A command line that cannot be understood: what is wrong, and what to do.
struct UsageError: Error, CustomStringConvertible {
  let description: String
}

extension Options {
  /// - Parameter transforms: The ids there are.
  init(parsing arguments: [String], transforms: [String]) throws(UsageError) {
    var rest = arguments[...]
    var optionsUsed: [Option] = []
    var onlyOperands = false
    while let argument = rest.popFirst() {
      if onlyOperands || !argument.hasPrefix("-") || argument == "-" {
        take(operand: argument)
      } else if argument == "--" {
        onlyOperands = true
      } else {
        optionsUsed.append(try take(option: argument, &rest))
      }
    }
    if showsHelp || showsVersion { return }
    for option in optionsUsed where !option.commands.contains(command) {
      let owners = option.commands.filter { $0 != .syntax }.map { "`\($0.rawValue)`" }.joined(separator: ", ")
      throw UsageError(description: "\(option.name) is no option of `\(command.rawValue)`; it belongs to \(owners)")
    }
    for id in only + skip where !transforms.contains(id) { throw Self.unknownTransform(id, transforms) }
    try checkOperands(transforms)
  }

  /// What to say of an id that no transform has.
  static func unknownTransform(_ id: String, _ transforms: [String]) -> UsageError {
    let hint = nearest(to: id, in: transforms).map { "did you mean `\($0)`?" } ?? "`unfold list` shows all of them"
    return UsageError(description: "there is no transform `\(id)`; \(hint)")
  }

  private mutating func take(operand: String) {
    if operands.isEmpty, !isCommandNamed, let named = Command(rawValue: operand) {
      (command, isCommandNamed) = (named, true)
    } else {
      operands.append(operand)
    }
  }

  private func checkOperands(_ transforms: [String]) throws(UsageError) {
    switch command {
    case .list:
      if let extra = operands.first { throw UsageError(description: "`list` takes no argument, but there is `\(extra)`") }
    case .explain:
      guard operands.count == 1 else { throw UsageError(description: "`explain` takes one transform's id; `unfold list` shows them") }
      for id in operands where !transforms.contains(id) { throw Self.unknownTransform(id, transforms) }
    case .syntax:
      guard printsReferee, !operands.isEmpty else { throw UsageError(description: "usage: unfold syntax --referee FILE...") }
    case .diff, .apply, .check:
      if operands.contains("-"), operands.count > 1 {
        throw UsageError(description: "`-` (standard input) stands alone; run other paths on their own")
      }
      if standardInputName != nil, operands != ["-"] {
        throw UsageError(description: "--stdin-filename names what comes on standard input; the path must be `-`")
      }
    }
  }
}

extension Options {
  /// One option: how it is written, what it means, and for which commands.
  struct Option: Sendable {
    let name: String
    var short: String?
    /// What stands for its value in the help; nil if it takes none.
    let value: String?
    let help: String
    let commands: Set<Command>
    let apply: @Sendable (inout Options, String) throws(UsageError) -> Void

    init(
      _ name: String, short: String? = nil, value: String? = nil, commands: Set<Command> = [.diff, .apply, .check], _ help: String,
      _ apply: @escaping @Sendable (inout Options, String) throws(UsageError) -> Void
    ) {
      (self.name, self.short, self.value, self.help, self.commands, self.apply) = (name, short, value, help, commands, apply)
    }
  }

  /// Takes an option that was written `--name`, `--name=value` or `--name value`.
  private mutating func take(option argument: String, _ rest: inout ArraySlice<String>) throws(UsageError) -> Option {
    let name = argument.hasPrefix("--") ? String(argument.prefix { $0 != "=" }) : argument
    guard let option = Self.table.first(where: { $0.name == name || $0.short == name }) else {
      let hint = nearest(to: name, in: Self.table.map(\.name)).map { "did you mean \($0)?" } ?? "`unfold --help` shows all of them"
      throw UsageError(description: "there is no option \(name); \(hint)")
    }
    let attached = name.utf8.count < argument.utf8.count ? String(argument.dropFirst(name.count + 1)) : nil
    guard let value = option.value else {
      if attached != nil { throw UsageError(description: "\(name) takes no value") }
      try option.apply(&self, "")
      return option
    }
    guard let given = attached ?? rest.popFirst(), !given.isEmpty else { throw UsageError(description: "\(name) needs a value: \(value)") }
    try option.apply(&self, given)
    return option
  }

  static let table: [Option] = [
    Option("--only", value: "ID,...", "run only these transforms") { options, value throws(UsageError) in
      options.only += try ids(value, "--only")
    },
    Option("--skip", value: "ID,...", "run all transforms but these") { options, value throws(UsageError) in
      options.skip += try ids(value, "--skip")
    },
    Option("--no-todo", "rewrite only; leave no TODO comments") { options, _ in options.writesTodos = false },
    Option("--exclude", value: "GLOB", "leave out what matches, relative to the working directory; may repeat") { options, value in
      options.excludes.append(value)
    },
    Option("--minimum-os", value: "N", "lowest iOS the code must run on (default: the project's, else 17)") {
      options, value throws(UsageError) in
      options.minimumOS = try number(value, "--minimum-os", in: 1...99)
    },
    Option("--format", value: "text|json|xcode|github", commands: [.check], "what is printed") { options, value throws(UsageError) in
      options.format = try choice(value, "--format")
    },
    Option("--exit-code", commands: [.diff], "exit 1 when there is a difference") { options, _ in options.failsOnDifference = true },
    Option("--color", value: "auto|always|never", "auto: only on a terminal and without NO_COLOR") { options, value throws(UsageError) in
      options.color = try choice(value, "--color")
    },
    Option("--jobs", value: "N", "threads (default: the cores)") { options, value throws(UsageError) in
      options.jobs = try number(value, "--jobs", in: 1...1024)
    },
    Option("--stdin-filename", value: "NAME", "what the file on standard input is called") { options, value in
      options.standardInputName = value
    },
    Option("--quiet", "standard error: nothing but errors") { options, _ in options.isQuiet = true },
    Option("--verbose", "standard error: also a line for each occurrence that was skipped, with its reason") { options, _ in
      options.isVerbose = true
    },
    Option("--referee", commands: [.syntax], "print the tree") { options, _ in options.printsReferee = true },
    Option("--help", short: "-h", commands: Set(Command.allCases), "show help; after a command, that command's") { options, _ in
      options.showsHelp = true
    },
    Option("--version", commands: Set(Command.allCases), "show the version") { options, _ in options.showsVersion = true },
  ]

  private static func ids(_ value: String, _ name: String) throws(UsageError) -> [String] {
    let ids = value.split(separator: ",").map { $0.trimmingSpaces }.filter { !$0.isEmpty }
    // No id would mean all of them.
    guard !ids.isEmpty else { throw UsageError(description: "\(name) needs the id of a transform; `unfold list` shows them") }
    return ids
  }

  private static func number(_ value: String, _ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int {
    // `15.2` is as good as `15`: only the major version decides.
    let whole = name == "--minimum-os" ? value.prefix { $0 != "." } : value[...]
    guard let number = Int(whole), range.contains(number) else {
      throw UsageError(description: "\(name) needs a number from \(range.lowerBound) to \(range.upperBound), not `\(value)`")
    }
    return number
  }

  private static func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: String, _ name: String
  ) throws(UsageError) -> Choice where Choice.RawValue == String {
    if let choice = Choice(rawValue: value) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    let hint = nearest(to: value, in: names).map { "; did you mean `\($0)`?" } ?? ""
    throw UsageError(description: "\(name) is one of \(names.joined(separator: ", ")), not `\(value)`\(hint)")
  }
}

extension StringProtocol {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
