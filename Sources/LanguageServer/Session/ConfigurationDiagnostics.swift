import Configurations
import SwiftCST
import Workspace

/// The diagnostics in configuration files: the mistakes that keep documents from being analyzed.
struct ConfigurationDiagnostics {
  private var mistakes: [FilePath: [ConfigurationMistake]] = [:]

  /// Records the mistakes in the configuration of a document; returns the configuration files whose
  /// diagnostics change.
  mutating func update(
    _ new: [ConfigurationMistake], of document: FilePath
  ) -> [PublishedDiagnostics] {
    let old = mistakes[document] ?? []
    guard new != old else { return [] }
    mistakes[document] = new.isEmpty ? nil : new
    return Set((old + new).map(\.path)).ascending().map { path in
      PublishedDiagnostics(uri: DocumentURI(file: path), version: nil, diagnostics: diagnostics(in: path))
    }
  }

  /// The mistakes in a configuration file, each once.
  private func diagnostics(in path: FilePath) -> [Diagnostic] {
    let all = Set(mistakes.values.joined().filter { $0.path == path })
    return all.map(Self.diagnostic).sorted { ($0.range.start, $0.message) < ($1.range.start, $1.message) }
  }

  /// The diagnostic of a mistake. It only has a start; a client underlines the word there.
  private static func diagnostic(_ mistake: ConfigurationMistake) -> Diagnostic {
    let start = mistake.location.map { Position(line: $0.line - 1, character: $0.column - 1) }
    let place = start ?? Position(line: 0, character: 0)
    return Diagnostic(
      range: PositionRange(start: place, end: place), severity: .error, code: "configuration",
      message: mistake.message)
  }
}
