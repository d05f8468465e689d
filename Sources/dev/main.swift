import Foundation

/// Commands for contributors: `swift run dev COMMAND`.
let arguments = Array(CommandLine.arguments.dropFirst())
let operands = Array(arguments.dropFirst())
switch arguments.first {
case "new": exit(runNew(arguments: operands))
case "docs": exit(runDocs(arguments: operands))
case "bench": exit(runBench(arguments: operands))
case "bench-tree": exit(runBenchTree(arguments: operands))
case "fuzz": exit(runFuzz(arguments: operands))
default:
  print(
    """
    swift run dev new ID                a transform, its line in Transforms/All.swift, and three fixtures to fill in
    swift run dev docs                  write README's table of transforms, and print every `explain` page
    swift run -c release dev bench DIR  measure: the parser, and whole runs beside rg and ast-grep
    swift run -c release dev fuzz       feed the parser broken Swift
    """)
  exit(arguments.isEmpty || arguments == ["--help"] ? 0 : 2)
}
