/// The texts of `--help`.
enum Help {
  static let version = "0.1.0"

  static func text(for options: Options) -> String {
    options.isCommandNamed && options.command != .syntax ? text(for: options.command) : general
  }

  private static let general = """
    unfold moves iOS Swift code off one fixed screen: it rewrites what it can prove and leaves a TODO for the rest.

    unfold [diff] [options] PATH...    print a unified diff of what would change; write nothing (the default command)
    unfold apply  [options] PATH...    rewrite in place
    unfold check  [options] PATH...    list what apply would do; exit 1 if there is anything
    unfold list                        the transforms, one line each, with the checklist item each serves
    unfold explain ID                  one transform: what it matches, what it writes, what it leaves to a person
    unfold --version | --help | COMMAND --help

    \(paths)

    \(options(for: [.diff, .apply, .check]))

    Exit status: 0 nothing to report, or applied; 1 `check` or `diff --exit-code` found something; 2 something failed.

    """

  private static let paths = """
    PATH is a file, a directory (walked recursively) or `-` (one Swift file on standard input). No PATH means `.`.
    What `.gitignore` ignores, hidden directories, build products, Pods, vendor and generated Swift are left out.
    """

  private static func text(for command: Options.Command) -> String {
    switch command {
    case .diff:
      """
      unfold [diff] [options] PATH...

      Prints a unified diff of what `apply` would change, for `git apply` or `patch -p1`. Writes nothing.

      \(paths)

      \(options(for: [.diff]))

      """
    case .apply:
      """
      unfold apply [options] PATH...

      Rewrites files in place, each at once or not at all. With `-`, the rewritten file goes to standard output.

      \(paths)

      \(options(for: [.apply]))

      """
    case .check:
      """
      unfold check [options] PATH...

      Lists what `apply` would do and what it cannot do. Exits 1 if there is anything.

      \(paths)

      \(options(for: [.check]))

      """
    case .list: "unfold list\n\nPrints the transforms, one line each, with the item of the migration checklist that each serves.\n"
    case .explain: "unfold explain ID\n\nPrints what a transform matches, what it writes, what it leaves to a person, and an example.\n"
    case .syntax: ""
    }
  }

  private static func options(for commands: Set<Options.Command>) -> String {
    let shown = Options.table.filter { !$0.commands.isDisjoint(with: commands) }
    let names = shown.map { option in
      ([option.short.map { $0 + "," }, option.name, option.value].compactMap { $0 }).joined(separator: " ")
    }
    let width = (names.map(\.count).max() ?? 0) + 2
    return zip(names, shown).map { name, option in
      let note = commands.count > 1 && option.commands.count == 1 ? option.commands.map { " (\($0.rawValue))" }.joined() : ""
      return "  " + name + String(repeating: " ", count: width - name.count) + option.help + note
    }.joined(separator: "\n")
  }
}
