import CodemodKit
import Configurations
import Workspace

extension Session {
  /// Sends the diagnostics of a document, unless a message arrives in the meantime, which may change them.
  func publish(_ uri: DocumentURI) {
    guard let open = documents[uri] else {
      stale.removeAll { $0 == uri }
      return
    }
    let inbox = inbox
    guard let found = try? diagnostics(of: open, Interruption { !inbox.isEmpty }) else { return }
    stale.removeAll { $0 == uri }
    let news = PublishedDiagnostics(uri: uri, version: open.document.version, diagnostics: found)
    guard news != open.published else { return }
    documents[uri]?.published = news
    outbox.notify("textDocument/publishDiagnostics", news)
  }

  /// Responds to a request for the diagnostics of a document.
  func report(_ body: MessageBody, _ interruption: Interruption) throws(ResponseError) -> DiagnosticReport {
    let parameters = try body.parameters(DiagnosticParameters.self)
    let open = try document(parameters.textDocument.uri)
    let items = try uninterrupted { () throws(Interrupted) in try diagnostics(of: open, interruption) }
    var hasher = Hasher()
    hasher.combine(items)
    // The same within one session, which is all that the client may rely on.
    let resultId = String(UInt(bitPattern: hasher.finalize()), radix: 36)
    return resultId == parameters.previousResultId
      ? .unchanged(resultId: resultId) : .full(resultId: resultId, items: items)
  }

  private func diagnostics(
    of open: OpenDocument, _ interruption: Interruption
  ) throws(Interrupted) -> [Diagnostic] {
    if let place = open.place {
      let mistakes = place.folder.codemodMistakes + place.project.mistakes(for: [place.path])
      tellMistakes(mistakes, place.folder)
      for news in configurationDiagnostics.update(mistakes, of: place.path) {
        outbox.notify("textDocument/publishDiagnostics", news)
      }
    }
    guard let place = open.place else { return [] }
    readingProgress.begin(place.project, outbox)
    defer { readingProgress.end(outbox) }
    guard let found = try place.project.findings(in: place.path, until: interruption) else {
      return []
    }
    let writer = DiagnosticWriter(
      found, open.document, encoding, options, documentation: documentation(of: place))
    return writer.shown.map(writer.diagnostic)
  }

  /// The URL of the pages of the passes, for a client that supports links to them.
  func documentation(of place: OpenDocument.Place) -> String? {
    client.takesCodeDescriptions ? place.project.documentation(for: place.path) : nil
  }

  /// Shows the mistakes in a configuration, once.
  private func tellMistakes(_ mistakes: [ConfigurationMistake], _ folder: ClientFolder) {
    for mistake in mistakes where reportedMistakes.insert(mistake).inserted {
      outbox.show(.error, "swiftfix: " + mistake.text(from: folder.path))
    }
  }
}
