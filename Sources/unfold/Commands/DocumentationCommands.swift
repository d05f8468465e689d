import Rewriting
import Transforms

/// `unfold list`
func runList(_ output: Output) { output.write(Documentation.list(of: allTransforms)) }

/// `unfold explain ID`
func runExplain(_ options: Options, _ output: Output) {
  for type in allTransforms where options.operands.contains(type.id) { output.write(Documentation.page(of: type)) }
}
