import SwiftCST

/// All occurrences of names in one file, by name.
///
/// A name is an identifier (including contextual keywords, as they may be names), a `$name`, `init`, a
/// keyword after a period (`.default`) or the name of a macro. Comments and the text of strings contain no
/// names; interpolations do.
struct Mentions: Sendable {
  /// The distinct names.
  let names: NameTable
  /// The start of each name's tokens in `tokens`; one entry more than there are names.
  private let starts: ContiguousArray<UInt32>
  /// The positions of tokens among those of the file, ascending for each name.
  private let tokens: ContiguousArray<UInt32>
  /// The start of each shard's names in `shardNames`; one entry more than there are shards.
  private let shardStarts: ContiguousArray<UInt32>
  /// The numbers of the names, grouped by shard.
  private let shardNames: ContiguousArray<UInt32>

  /// Finds the names of a file in one scan over its tokens.
  init(_ tree: SyntaxTree) {
    let table = tree.tokens
    let source = tree.source.storage
    let bytes = source.span
    var names = NameTable()
    var found: [(token: UInt32, name: UInt32)] = []
    found.reserveCapacity(table.count / 3)
    for token in 0..<table.count where Self.isName(table.kinds[token]) || Self.isMember(token, table.kinds) {
      let range = Self.nameRange(table.starts[token]..<table.ends[token], in: bytes)
      found.append((UInt32(token), names.intern(range, in: bytes)))
    }
    self.names = names
    starts = Counting.starts(found.count, groups: names.count) { Int(found[$0].name) }
    tokens = Self.sorted(found, from: starts)
    shardStarts = Counting.starts(names.count, groups: NameShard.count) { NameShard.of(names.hashes[$0]) }
    shardNames = Counting.order(names.count, from: shardStarts) { NameShard.of(names.hashes[$0]) }
  }

  /// The number of names in a shard.
  func nameCount(inShard shard: Int) -> Int { Int(shardStarts[shard + 1] - shardStarts[shard]) }

  /// Calls `body` with each name in a shard, in the order of their numbers: the number, the hash and the
  /// range of the name.
  @inline(__always)
  func forEachName(
    inShard shard: Int, _ body: (_ number: UInt32, _ hash: UInt32, _ range: Range<UInt32>) -> Void
  ) {
    for index in Int(shardStarts[shard])..<Int(shardStarts[shard + 1]) {
      let name = Int(shardNames[index])
      body(shardNames[index], names.hashes[name], names.places[name].range)
    }
  }

  /// Calls `body` with each token, in order, whose text is the name with the given number and whose position
  /// is in a range.
  @inline(__always)
  func forEachToken(of name: UInt32, in range: Range<Int>, _ body: (Int) -> Void) {
    let end = Int(starts[Int(name) + 1])
    let first = (Int(starts[Int(name)])..<end).partitionPoint { tokens[$0] < range.lowerBound }
    for index in first..<end {
      guard tokens[index] < range.upperBound else { return }
      body(Int(tokens[index]))
    }
  }

  /// Whether a token can be a name.
  @inline(__always)
  static func isName(_ kind: TokenKind) -> Bool {
    kind.isIdentifier || kind == .dollarIdentifier || kind == .`init`
  }

  /// Whether the token at a position is a keyword that is the name of a member because it follows a period.
  @inline(__always)
  static func isMember(_ position: Int, _ kinds: ContiguousArray<TokenKind>) -> Bool {
    let kind = kinds[position]
    return kind.isReservedKeyword && kind != .`self` && position > 0 && kinds[position - 1] == .period
  }

  /// Whether a token is a name in its context.
  static func isName(_ token: Token) -> Bool {
    isName(token.kind) || isMember(token.index, token.tree.tokens.kinds)
  }

  /// The bytes of a name without the backticks around it.
  @inline(__always)
  static func nameRange(_ range: Range<UInt32>, in bytes: Span<UInt8>) -> Range<UInt32> {
    guard range.count > 2, bytes[Int(range.lowerBound)] == UInt8(ascii: "`") else { return range }
    return range.lowerBound + 1..<range.upperBound - 1
  }

  /// The found tokens, sorted by name.
  private static func sorted(
    _ found: [(token: UInt32, name: UInt32)], from starts: ContiguousArray<UInt32>
  ) -> ContiguousArray<UInt32> {
    var next = starts
    var result = ContiguousArray(repeating: UInt32(0), count: found.count)
    var places = next.mutableSpan
    var tokens = result.mutableSpan
    for entry in found {
      tokens[Int(places[Int(entry.name)])] = entry.token
      places[Int(entry.name)] += 1
    }
    return result
  }
}
