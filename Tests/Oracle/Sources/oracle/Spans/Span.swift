import SwiftCST

/// One node as both sides can be compared: what it is and which bytes it covers, without outer trivia.
struct Span: Equatable, Sendable {
  /// The raw value of the product's kind, or ``unknownKind``.
  var kind: UInt16
  var start: UInt32
  var end: UInt32

  /// Stands for a kind of SwiftSyntax that the product doesn't have.
  static let unknownKind = UInt16.max

  /// The kind as it is written in code.
  var kindName: String {
    SyntaxKind(rawValue: kind).map { "\($0)" } ?? "(a kind that the product lacks)"
  }

  var range: Range<Int> { Int(start)..<Int(end) }
}

extension Span {
  /// The product's nodes in preorder, without those that cover no bytes.
  static func ofProduct(_ tree: SyntaxTree) -> [Span] {
    var spans: [Span] = []
    spans.reserveCapacity(tree.nodeCount)
    for index in 0..<tree.nodeCount {
      let node = tree.node(at: index)
      let range = node.range
      guard !range.isEmpty else { continue }
      spans.append(
        Span(kind: node.kind.rawValue, start: UInt32(range.lowerBound), end: UInt32(range.upperBound)))
    }
    return spans
  }
}
