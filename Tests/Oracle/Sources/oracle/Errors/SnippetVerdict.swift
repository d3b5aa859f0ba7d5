import CSTParser
import SwiftCST
import SwiftParser
import SwiftSyntax

/// What came of one snippet.
struct SnippetVerdict: Codable, Sendable {
  /// Whether SwiftSyntax finds no error in it.
  let isValid: Bool

  /// What is wrong with the product's word on it, if anything.
  let fault: Fault?

  /// The fault in detail.
  let detail: String

  /// A way in which the product fails a snippet.
  enum Fault: String, CaseIterable, Codable, Sendable {
    case death = "the parser crashes or hangs"
    case unsound = "not every byte is there, or the tree is broken"
    case falseAlarm = "accepted by SwiftSyntax, rejected here"
    case missed = "rejected by SwiftSyntax, accepted here"
    case otherNodes = "accepted by both, but the nodes differ"
  }

  /// The word of SwiftSyntax alone, for a snippet that kills the product.
  static func death(of snippet: Snippet, _ detail: String) -> SnippetVerdict {
    let isValid = Reference.judge(Array(snippet.text.utf8)).isEmpty
    return SnippetVerdict(isValid: isValid, fault: .death, detail: detail)
  }

  /// Parses the snippet with both.
  init(_ snippet: Snippet) {
    let source = SourceText(snippet.text)
    let reference = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let complaints = Reference.judge(reference)
    let found = Self.fault(of: SyntaxTree.parse(source), source, reference, complaints)
    self.init(isValid: complaints.isEmpty, fault: found?.fault, detail: found?.detail ?? "")
  }

  private init(isValid: Bool, fault: Fault?, detail: String) {
    self.isValid = isValid
    self.fault = fault
    self.detail = detail
  }

  private static func fault(
    of tree: SyntaxTree, _ source: SourceText, _ reference: SourceFileSyntax, _ complaints: [String]
  ) -> (fault: Fault, detail: String)? {
    if let fault = Soundness.fault(of: tree) { return (.unsound, fault) }
    guard complaints.isEmpty else {
      return tree.errors.isEmpty ? (.missed, complaints.joined(separator: "; ")) : nil
    }
    if let error = tree.errors.first {
      let place = LineTable(source).location(of: error.offset)
      return (.falseAlarm, "\(place.line):\(place.column): \(error.message)")
    }
    let difference = SpanDifference(expected: ReferenceSpans.of(reference), found: Span.ofProduct(tree))
    return difference.map { (.otherNodes, $0.report(source: source, errors: [])) }
  }
}
