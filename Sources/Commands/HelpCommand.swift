import Workspace

/// `swiftfix help COMMAND`, the same as `swiftfix COMMAND --help`.
enum HelpCommand {
  /// Prints the help of a command, or of the program, and returns the exit code.
  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    guard arguments.operands.count <= 1 else { throw UsageError("'swiftfix help' takes one command") }
    let name = arguments.operands.first ?? ""
    guard let command = CommandDeclaration.all.first(where: { $0.name == name }) else {
      throw UsageError(
        "'\(name)' is not a command; 'swiftfix --help' lists commands, and 'swiftfix explain' describes passes and IDs"
      )
    }
    return show(command, isComplete: false)
  }

  /// Prints the help of a command.
  static func show(_ command: CommandDeclaration, isComplete: Bool) -> ExitCode {
    let paint = ColorChoice.auto.paint(for: .output)
    StandardStream.output.write(HelpText(command: command, isComplete: isComplete, paint: paint).text)
    return .success
  }
}
