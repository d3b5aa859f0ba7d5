import LanguageServer

/// `swiftfix lsp`: the language server.
enum LSPCommand {
  /// Serves one client to its end; the result is the exit code that the protocol asks for.
  static func run(_ arguments: Arguments) throws -> ExitCode {
    guard arguments.operands.isEmpty else {
      throw UsageError("'swiftfix lsp' takes no arguments; the editor names the folders")
    }
    let code = try LanguageServer.run(version: Swiftfix.version, threads: try arguments.threads())
    return code == 0 ? .success : .findings
  }
}
