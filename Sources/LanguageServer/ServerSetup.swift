package import CodemodKit
package import Workspace

/// The parameters of a server.
package struct ServerSetup {
  let version: String
  private(set) var codemods: CodemodCatalog
  let threads: Int
  let known: KnownFindings?
  private let codemodsAround: @Sendable (FilePath) -> CodemodCatalog?

  /// - Parameters:
  ///   - version: The server version that the client receives.
  ///   - codemods: The available passes.
  ///   - threads: The number of threads for a request.
  ///   - known: The findings that are neither reported nor fixed.
  ///   - codemodsAround: The same codemods, with those that a workspace folder declares; nil if it declares
  ///     none.
  package init(
    version: String, codemods: CodemodCatalog, threads: Int, known: KnownFindings?,
    codemodsAround: @escaping @Sendable (FilePath) -> CodemodCatalog? = { _ in nil }
  ) {
    self.codemodsAround = codemodsAround
    self.version = version
    self.codemods = codemods
    self.threads = threads
    self.known = known
  }

  /// The setup for a workspace folder.
  func around(_ folder: FilePath) -> ServerSetup {
    guard let codemods = codemodsAround(folder) else { return self }
    var setup = self
    setup.codemods = codemods
    return setup
  }
}
