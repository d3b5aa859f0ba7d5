import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// SwiftSyntax's word on a text.
enum Reference {
  /// The errors that it finds, warnings left out; empty where the text is valid.
  static func judge(_ bytes: [UInt8]) -> [String] {
    judge(bytes.withUnsafeBufferPointer { Parser.parse(source: $0) })
  }

  /// The errors that it finds in its own tree, warnings left out; empty where the text is valid.
  static func judge(_ tree: SourceFileSyntax) -> [String] {
    let errors = ParseDiagnosticsGenerator.diagnostics(for: tree).filter {
      $0.diagMessage.severity == .error
    }
    guard errors.isEmpty else { return errors.map(\.message) }
    return tree.hasError ? ["the tree has errors"] : []
  }
}
