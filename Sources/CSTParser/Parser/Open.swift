import SwiftCST

/// A node under construction: its start, and which children it has.
struct Open<View: SyntaxView>: ~Copyable {
  let start: Mark
  var slots: UInt16 = 0

  /// Marks the child `slot` as present; it has just been parsed or is about to be.
  @inline(__always)
  mutating func set(_ slot: Slot<View>) {
    slots |= 1 &<< slot.position
  }

  /// Marks the child `slot` as present if `present` is true.
  @inline(__always)
  mutating func set(_ slot: Slot<View>, _ present: Bool) {
    if present { set(slot) }
  }
}

/// A position at which a node can begin.
struct Mark {
  var node: UInt32
  var token: UInt32
}

extension Parser {
  /// The current position of the parser.
  @inline(__always)
  var mark: Mark { Mark(node: UInt32(truncatingIfNeeded: nodes.count), token: outputToken) }

  /// Whether nothing was consumed since `mark`.
  @inline(__always)
  func isEmpty(since mark: Mark) -> Bool { mark.token == outputToken }

  /// Begins a node here.
  @inline(__always)
  func open<View>(_: View.Type) -> Open<View> { Open(start: mark) }

  /// Begins a node that wraps everything parsed since `mark`.
  @inline(__always)
  func open<View>(_: View.Type, at mark: Mark) -> Open<View> { Open(start: mark) }

  /// Ends a node. A node without tokens is discarded.
  @inline(__always)
  mutating func close<View>(_ node: consuming Open<View>) {
    append(View.kind, node.start, node.slots)
  }

  /// Ends a list that began at `mark`, and returns whether it is not empty.
  @inline(__always)
  @discardableResult
  mutating func closeList(_ kind: SyntaxKind, _ mark: Mark) -> Bool {
    append(kind, mark, 0)
    return !isEmpty(since: mark)
  }

  /// Appends a node that wraps everything parsed since `mark` as its first child.
  @inline(__always)
  mutating func wrap(_ kind: SyntaxKind, _ mark: Mark) {
    append(kind, mark, 1)
  }

  /// Appends a node that wraps everything parsed since `mark` as its first two children.
  @inline(__always)
  mutating func wrapPair(_ kind: SyntaxKind, _ mark: Mark) {
    append(kind, mark, 1 | 1 << 1)
  }

  /// Consumes the current token as a separate node.
  @inline(__always)
  mutating func tokenNode(_ kind: SyntaxKind) {
    let start = mark
    advance()
    wrap(kind, start)
  }

  /// Appends a node that wraps everything parsed since `mark`; the bits of `slots` are the present children.
  mutating func append(_ kind: SyntaxKind, _ mark: Mark, _ slots: UInt16) {
    let tokenCount = outputToken &- mark.token
    guard tokenCount > 0 else { return }
    let size = UInt32(truncatingIfNeeded: nodes.count) &- mark.node &+ 1
    nodes.append(
      NodeRecord(
        kind: kind, slots: slots, firstToken: mark.token, tokenCount: tokenCount, subtreeSize: size))
  }
}
