package import CodemodKit

/// What a server is started with.
package struct ServerSetup {
  let version: String
  let codemods: CodemodCatalog
  let threads: Int
  let known: KnownFindings?

  /// - Parameters:
  ///   - version: What the client is told about whom it talks to.
  ///   - codemods: What the server finds and fixes.
  ///   - threads: How many threads work on a question.
  ///   - known: What is neither told nor fixed.
  package init(version: String, codemods: CodemodCatalog, threads: Int, known: KnownFindings?) {
    self.version = version
    self.codemods = codemods
    self.threads = threads
    self.known = known
  }
}
