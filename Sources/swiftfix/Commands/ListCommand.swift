import CodemodKit
import Codemods
import Reports
import Workspace

/// `swiftfix list`: the passes, in the order in which they run.
enum ListCommand {
  /// Prints the list; the result is the exit code.
  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    guard arguments.operands.isEmpty else { throw UsageError("'swiftfix list' takes no arguments") }
    let width = AllCodemods.metadata.map(\.id.count).max() ?? 0
    let paint = Paint(isOn: ColorChoice.auto.isOn(for: .output))
    for codemod in AllCodemods.metadata {
      let gap = String(repeating: " ", count: width - codemod.id.count + 2)
      StandardStream.output.write(paint.bold(codemod.id) + gap + codemod.summary + "\n")
    }
    return .success
  }
}
