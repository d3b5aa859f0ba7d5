import Configurations
import Reports
import Workspace

/// The session of one client, from its first message to its last.
///
/// All messages are handled on one thread, in order. Diagnostics are computed when no message is waiting, and
/// the computation is aborted when one arrives: typing is not delayed by findings in outdated text.
final class Session {
  let inbox: Inbox
  var outbox: Outbox
  let setup: ServerSetup

  /// The client's capabilities; empty until it sends them.
  var client = ClientCapabilities()
  var options = ServerOptions()
  var folders: [ClientFolder] = []
  /// Whether the client has workspace folders; without them, each file belongs to its own project.
  var hasFolders = false
  /// The documents that represent files.
  let openFiles = OpenFiles()
  var documents: [DocumentURI: OpenDocument] = [:]
  /// The documents whose diagnostics are out of date, in the order of their changes.
  var stale: [DocumentURI] = []

  /// The mistakes in the configuration of each document, and the configuration files with diagnostics.
  var configurationDiagnostics = ConfigurationDiagnostics()

  /// The configuration mistakes that the user has seen.
  var reportedMistakes: Set<ConfigurationMistake> = []

  /// The progress that the client shows while a project is read.
  var readingProgress = ReadingProgress()

  private var isStarted = false
  private var isShutDown = false
  private var exitCode: Int32?

  /// A session with the client behind `inbox` and `outbox`.
  init(_ setup: ServerSetup, inbox: Inbox, outbox: Outbox) {
    self.setup = setup
    self.inbox = inbox
    self.outbox = outbox
  }

  /// Handles messages until the client exits; returns the exit code.
  func run() throws(WorkspaceError) -> Int32 {
    while true {
      if inbox.isEmpty, let uri = stale.first {
        publish(uri)
        continue
      }
      switch try inbox.next() {
      case .message(let message, let cancellation): handle(message, cancellation)
      case .unreadable(let problem):
        outbox.refuse(nil, ResponseError(.parseError, problem))
        StandardStream.error.write("swiftfix: the client sent an invalid message: \(problem)\n")
        return 1
      case .end: return isShutDown ? 0 : 1
      }
      if let exitCode { return exitCode }
    }
  }

  private func handle(_ message: IncomingMessage, _ cancellation: Cancellation) {
    switch message {
    case .request(let id, let method, let body):
      do throws(ResponseError) {
        try admit(method)
        if cancellation.isRequested { throw .cancelled }
        try answer(id, method, body, Interruption { cancellation.isRequested })
      } catch {
        outbox.refuse(id, error)
      }
      inbox.close(id)
    case .notification(let method, let body):
      do throws(ResponseError) {
        try note(method, body)
      } catch {
        outbox.log(.error, "\(method): \(error.message)")
      }
    case .malformed(let id, let error, let texts):
      outbox.refuse(id, error)
      if !isShutDown { lose(texts) }
    case .response(let id): readingProgress.allow(id)
    case .refusal: break
    }
  }

  /// Rejects requests before the first or after the last.
  private func admit(_ method: String) throws(ResponseError) {
    if isShutDown { throw ResponseError(.invalidRequest, "the server is shut down") }
    let isFirst = method == "initialize"
    if !isStarted, !isFirst { throw ResponseError(.serverNotInitialized, "'initialize' comes first") }
    if isStarted, isFirst { throw ResponseError(.invalidRequest, "'initialize' comes only once") }
  }

  private func answer(
    _ id: RequestID, _ method: String, _ body: MessageBody, _ interruption: Interruption
  ) throws(ResponseError) {
    switch method {
    case "initialize":
      outbox.answer(id, try initialize(body))
      isStarted = true
    case "shutdown":
      isShutDown = true
      stale = []
      outbox.answer(id, JSONValue.null)
    case "textDocument/diagnostic": outbox.answer(id, try report(body, interruption))
    case "textDocument/codeAction": outbox.answer(id, try codeActions(body, interruption))
    case "codeAction/resolve": outbox.answer(id, try resolved(body, interruption))
    case "textDocument/hover": outbox.answer(id, try hover(body, interruption))
    case "workspace/executeCommand":
      try execute(body, interruption)
      outbox.answer(id, JSONValue.null)
    default: throw ResponseError(.methodNotFound, "'\(method)' is not known here")
    }
  }

  private func note(_ method: String, _ body: MessageBody) throws(ResponseError) {
    if method == "exit" {
      exitCode = isShutDown ? 0 : 1
      return
    }
    guard isStarted, !isShutDown else { return }
    switch method {
    case "initialized":
      registerForChanges()
      readingProgress.ask(client, &outbox)
    case "textDocument/didOpen": try open(body)
    case "textDocument/didChange": try change(body)
    case "textDocument/didSave": try save(body)
    case "textDocument/didClose": try close(body)
    case "workspace/didChangeWatchedFiles": try filesChanged(body)
    case "workspace/didChangeWorkspaceFolders": try foldersChanged(body)
    case "workspace/didChangeConfiguration": try settingsChanged(body)
    default: break
    }
  }

  /// Does the work of a request; if the work is aborted, the request is cancelled.
  func uninterrupted<Value>(_ work: () throws(Interrupted) -> Value) throws(ResponseError) -> Value {
    do throws(Interrupted) {
      return try work()
    } catch {
      throw .cancelled
    }
  }
}
