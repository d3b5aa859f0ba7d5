import Foundation
import SwiftParser
import SwiftSyntax

/// Reads the sources handed to `assertParse` in SwiftSyntax's own parser tests.
///
/// They are read from a checkout at run time, so that none of them lives in this repository.
final class SnippetReader: SyntaxVisitor {
  private(set) var snippets: [Snippet] = []
  private(set) var skipped: [SkippedSnippet] = []
  private let name: String
  private let converter: SourceLocationConverter

  /// Whether each class around the visitor turns on experimental features for all its tests.
  private var experimentalClasses: [Bool] = []

  private init(name: String, tree: SourceFileSyntax) {
    self.name = name
    converter = SourceLocationConverter(fileName: name, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  /// The snippets of all parser tests of a checkout, and the assertions that are none.
  static func read(checkout: String) throws -> (snippets: [Snippet], skipped: [SkippedSnippet]) {
    let tests = checkout + "/Tests"
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: tests)) ?? []
    guard let folder = folders.first(where: { $0.hasPrefix("SwiftParserTest") }) else {
      throw UsageError(
        "\(checkout): no SwiftParserTest below Tests; --swift-syntax CHECKOUT says where it is")
    }
    var all: (snippets: [Snippet], skipped: [SkippedSnippet]) = ([], [])
    for path in try SourceFiles.find([tests + "/" + folder]) {
      let bytes = SourceFiles.read(path) ?? []
      let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
      let reader = SnippetReader(name: String(path.dropFirst(tests.count + 1)), tree: tree)
      reader.walk(tree)
      all.snippets += reader.snippets
      all.skipped += reader.skipped
    }
    return all
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    experimentalClasses.append(
      node.memberBlock.members.contains { member in
        member.decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
          == "experimentalFeatures"
          && node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription == "ParserTestCase"
      })
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) {
    experimentalClasses.removeLast()
  }

  /// The test case's own `assertParse` functions hand on what they were given.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.name.text == "assertParse" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == "assertParse" else { return .visitChildren }
    switch read(node) {
    case .success(let text):
      let line = node.startLocation(converter: converter).line
      snippets.append(Snippet(place: "\(name):\(line)", text: text))
    case .failure(let reason): skipped.append(reason)
    }
    return .visitChildren
  }

  private func read(_ call: FunctionCallExprSyntax) -> Result<String, SkippedSnippet> {
    let unlabeled = call.arguments.filter { $0.label == nil }
    let entries =
      unlabeled.dropFirst().map { $0.expression.trimmedDescription }
      + [call.trailingClosure?.trimmedDescription].compactMap(\.self)
    guard entries.allSatisfy({ $0.contains("SourceFileSyntax.parse") }) else { return .failure(.notAFile) }
    let features = call.arguments.first { $0.label?.text == "experimentalFeatures" }
    let given = features.map { $0.expression.trimmedDescription != "[]" }
    guard !(given ?? experimentalClasses.last ?? false) else { return .failure(.experimental) }
    guard let literal = unlabeled.first?.expression.as(StringLiteralExprSyntax.self),
      let marked = literal.representedLiteralValue
    else { return .failure(.notLiteral) }
    return .success(withoutMarkers(marked))
  }

  /// The tests mark places with these characters, and take them out before they parse.
  private func withoutMarkers(_ text: String) -> String {
    let markers: Set<Character> = [
      "0️⃣", "1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣", "🔟", "ℹ️",
    ]
    return String(text.filter { !markers.contains($0) })
  }
}

extension SkippedSnippet: Error {}
