package import CodemodKit
import Configurations
package import Workspace

/// The parameters of a server.
package struct ServerSetup {
  let version: String
  private(set) var codemods: CodemodCatalog
  let threads: Int
  let known: KnownFindings?
  private let codemodsAround: @Sendable (FilePath) throws -> CodemodCatalog?

  /// - Parameters:
  ///   - version: The version that the client is given.
  ///   - codemods: What the server finds and fixes.
  ///   - threads: How many threads work on a question.
  ///   - known: The findings that are neither reported nor fixed.
  ///   - codemodsAround: The same codemods with those that a folder of the workspace has of its own; nil
  ///     where it has none. Throws ``ConfigurationMistakes`` where one of them can't be used.
  package init(
    version: String, codemods: CodemodCatalog, threads: Int, known: KnownFindings?,
    codemodsAround: @escaping @Sendable (FilePath) throws -> CodemodCatalog? = { _ in nil }
  ) {
    self.codemodsAround = codemodsAround
    self.version = version
    self.codemods = codemods
    self.threads = threads
    self.known = known
  }

  /// The setup for a folder of the workspace; throws ``ConfigurationMistakes`` where one of its codemods
  /// can't be used.
  func around(_ folder: FilePath) throws -> ServerSetup {
    guard let codemods = try codemodsAround(folder) else { return self }
    var setup = self
    setup.codemods = codemods
    return setup
  }
}
