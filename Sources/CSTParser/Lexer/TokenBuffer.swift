import SwiftCST

/// The tokens of a file while they are read: the columns of a ``TokenTable`` with spare room at the end, so
/// that a token is written without appending to each column.
struct TokenBuffer {
  /// The number of tokens. The columns' contents after them are meaningless.
  var count = 0

  var kinds: ContiguousArray<TokenKind>
  var flags: ContiguousArray<TokenFlags>
  var starts: ContiguousArray<UInt32>
  var ends: ContiguousArray<UInt32>

  init(room: Int) {
    kinds = ContiguousArray(repeating: .endOfFile, count: room)
    flags = ContiguousArray(repeating: [], count: room)
    starts = ContiguousArray(repeating: 0, count: room)
    ends = ContiguousArray(repeating: 0, count: room)
  }

  mutating func append(_ kind: TokenKind, _ start: Int, _ end: Int, _ flags: TokenFlags) {
    makeRoom(for: 1)
    kinds[count] = kind
    self.flags[count] = flags
    starts[count] = UInt32(truncatingIfNeeded: start)
    ends[count] = UInt32(truncatingIfNeeded: end)
    count += 1
  }

  mutating func removeLast() { count -= 1 }

  /// Makes room for that many more tokens.
  @inline(__always)
  mutating func makeRoom(for more: Int) {
    if kinds.count &- count < more { grow(by: kinds.count / 2 + more) }
  }

  @inline(never)
  private mutating func grow(by room: Int) {
    kinds.append(contentsOf: repeatElement(.endOfFile, count: room))
    flags.append(contentsOf: repeatElement([], count: room))
    starts.append(contentsOf: repeatElement(0, count: room))
    ends.append(contentsOf: repeatElement(0, count: room))
  }

  /// Releases the spare room, and returns the tokens.
  mutating func finish() -> TokenTable {
    let room = kinds.count - count
    kinds.removeLast(room)
    flags.removeLast(room)
    starts.removeLast(room)
    ends.removeLast(room)
    return TokenTable(kinds: kinds, flags: flags, starts: starts, ends: ends)
  }
}

extension TokenBuffer {
  /// The kind of the token `distance` before the end; nil if there are fewer tokens.
  func kind(fromEnd distance: Int) -> TokenKind? { count >= distance ? kinds[count - distance] : nil }

  func range(of index: Int) -> Range<Int> { Int(starts[index])..<Int(ends[index]) }
}
