import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "fuzz": exit(runFuzz(arguments: Array(arguments.dropFirst())))
case "bench-tree": exit(runBenchTree(arguments: Array(arguments.dropFirst())))
default: print("dev")
}
