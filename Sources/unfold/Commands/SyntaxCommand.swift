import Projects
import Syntax

/// `unfold syntax --referee FILE...`: the tree as the tests of the parser compare it. With several files, `# PATH` before each.
func runSyntax(_ options: Options, _ output: Output) {
  for path in options.operands {
    do {
      let tree = SyntaxTree(parsing: path == "-" ? try readStandardInput() : try readFile(path))
      if options.operands.count > 1 { output.write("# \(path)\n") }
      for line in refereeLines(of: tree) { output.write(line + "\n") }
    } catch {
      output.fail("\(path): \(error)")
    }
  }
}
