import Workspace

/// `swiftfix man`: prints the manual page.
enum ManCommand {
  /// Prints the page and returns the exit code.
  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    guard arguments.operands.isEmpty else { throw UsageError("'swiftfix man' takes no arguments") }
    let page = ManPage(commands: CommandDeclaration.all, version: Swiftfix.version)
    StandardStream.output.write(page.description)
    return .success
  }
}
