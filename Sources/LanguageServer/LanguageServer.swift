package import Workspace

/// A language server on standard input and output.
package enum LanguageServer {
  /// Serves one client until it exits.
  ///
  /// - Returns: The exit code that the protocol requires: 0 if the client shut down the server properly.
  package static func run(_ setup: ServerSetup) throws(WorkspaceError) -> Int32 {
    let inbox = try Inbox()
    try runInBackground {
      do throws(WorkspaceError) {
        try inbox.fill { () throws(WorkspaceError) in try StandardInput.readSome() }
      } catch {
        // The session would never see what arrives.
        StandardStream.error.write("swiftfix: \(error)\n")
        HostProcess.exit(1)
      }
    }
    let outbox = Outbox { StandardStream.output.write($0) }
    let session = Session(setup, inbox: inbox, outbox: outbox)
    return try session.run()
  }
}
