import Commands
import LanguageServer
import Workspace

/// `swiftfix lsp`: the language server.
enum LSPCommand {
  /// Serves one client to its end; returns the exit code that the protocol requires.
  static func run(_ arguments: Arguments) throws -> ExitCode {
    guard arguments.operands.isEmpty else {
      throw UsageError("'swiftfix lsp' takes no arguments; the editor names the folders")
    }
    let folder = try HostProcess.currentFolder()
    let known = try arguments.value(.baseline).map { try KnownFindings(reading: folder.appending($0)) }
    let setup = ServerSetup(
      version: Swiftfix.version, codemods: arguments.codemods, threads: try arguments.threads(),
      known: known, codemodsAround: arguments.codemodsAround)
    let code = try LanguageServer.run(setup)
    return code == 0 ? .success : .findings
  }
}
