/// A piece of Swift that one of SwiftSyntax's parser tests parses as a whole file.
struct Snippet: Sendable {
  /// The test file, and the line of the assertion.
  let place: String
  let text: String
}

/// Why an assertion of a test gives no snippet.
enum SkippedSnippet: String, CaseIterable, Sendable {
  case notAFile = "parsed as something else than a source file"
  case experimental = "needs experimental features"
  case notLiteral = "source is not one plain string literal"
}
