@_spi(RawSyntax) import SwiftSyntax

/// SwiftSyntax's nodes in preorder, as spans.
///
/// A node counts if there are bytes between the start of its first present token and the end of its last
/// one, outer trivia excluded. So missing tokens, nodes made only of these, empty lists and empty string
/// segments are left out. SwiftSyntax has no presence for nodes, only for tokens, and its own
/// `positionAfterSkippingLeadingTrivia` and `endPositionBeforeTrailingTrivia` look at the same two tokens.
///
/// The raw tree is walked once, by position; the typed tree would compute each position anew.
struct ReferenceSpans {
  private(set) var spans: [Span] = []
  private var offset = 0
  private let kinds = KindTable.shared

  /// The spans of `tree`.
  static func of(_ tree: SourceFileSyntax) -> [Span] {
    var walk = ReferenceSpans()
    walk.spans.reserveCapacity(tree.raw.byteLength / 6)
    _ = walk.visit(tree.raw)
    return walk.spans
  }

  /// Notes the spans of `raw` and below; returns where its present tokens begin and end, if it has any.
  private mutating func visit(_ raw: RawSyntax) -> (start: Int, end: Int)? {
    guard let layout = raw.layoutView else { return visitToken(raw) }
    guard raw.byteLength > 0 else { return emptyBounds(layout) }
    let place = spans.count
    spans.append(Span(kind: kinds.ourKind(of: raw.kind), start: 0, end: 0))
    var bounds: (start: Int, end: Int)?
    for case let child? in layout.children {
      guard let inner = visit(child) else { continue }
      bounds = (bounds?.start ?? inner.start, inner.end)
    }
    guard let bounds, bounds.start < bounds.end else {
      spans.removeSubrange(place...)
      return bounds
    }
    spans[place].start = UInt32(bounds.start)
    spans[place].end = UInt32(bounds.end)
    return bounds
  }

  private mutating func visitToken(_ raw: RawSyntax) -> (start: Int, end: Int)? {
    guard let token = raw.tokenView, token.presence == .present else { return nil }
    let start = offset + token.leadingTriviaByteLength
    offset += raw.byteLength
    return (start, start + token.textByteLength)
  }

  /// A node without bytes can still hold a present token (an empty string segment), where its parent may
  /// begin or end.
  private func emptyBounds(_ layout: RawSyntaxLayoutView) -> (start: Int, end: Int)? {
    for case let child? in layout.children {
      if let token = child.tokenView {
        if token.presence == .present { return (offset, offset) }
      } else if let inner = child.layoutView, let bounds = emptyBounds(inner) {
        return bounds
      }
    }
    return nil
  }
}
