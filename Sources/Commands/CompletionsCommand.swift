import CodemodKit
import Workspace

/// `swiftfix completions SHELL`: prints the completion script of a shell.
enum CompletionsCommand {
  /// Prints the script and returns the exit code.
  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    let names = Shell.allCases.map(\.rawValue)
    guard arguments.operands.count == 1 else {
      throw UsageError("'swiftfix completions' takes one shell: \(names.joined(separator: ", "))")
    }
    guard let shell = Shell(rawValue: arguments.operands[0]) else {
      throw UsageError(
        "unknown shell '\(arguments.operands[0])'; choose from "
          + names.joined(separator: ", "))
    }
    StandardStream.output.write(shell.script(CommandDeclaration.all, arguments.codemods.metadata))
    return .success
  }
}
