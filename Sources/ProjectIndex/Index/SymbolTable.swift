import SwiftCST

/// The distinct names of the project, and the files in which each occurs.
///
/// The names are partitioned into shards by their hashes, so that each shard can be processed independently
/// and the numbers don't depend on the order of threads. A name keeps its symbol forever, so that a table can
/// be updated when few files have changed.
struct SymbolTable: Sendable {
  /// An occurrence of a name: a file, and the name's number in it.
  struct Occurrence: Sendable {
    var file: UInt32
    var name: UInt32
  }

  /// The symbol of each of a file's names, by file.
  private(set) var symbols: [[Symbol]] = []
  private var shards = Array(repeating: SymbolShard(), count: NameShard.count)

  /// An upper bound of all symbols; some below it may belong to no name, or to one that no longer occurs in
  /// any file.
  private(set) var count = 0

  /// Creates an empty table.
  init() {}

  /// Adds the names of the files at `changed` (ascending), which are new or have changed.
  mutating func update(_ files: [FileFacts], changed: [Int], workers: Workers) {
    if symbols.count != files.count { symbols = Array(repeating: [], count: files.count) }
    let earlier = shards
    let updated = workers.map(NameShard.count) { number in
      var shard = earlier[number]
      let names = shard.update(files, changed: changed, shard: number)
      return (shard: shard, names: names)
    }
    let names = updated.map(\.names)
    let found = workers.mapRuns(changed.count) { run in
      Self.symbols(of: run.map { files[changed[$0]] }, from: run.lowerBound, in: names)
    }
    for (file, symbols) in zip(changed, found) { self.symbols[file] = symbols }
    shards = updated.map(\.shard)
    count = shards.map(\.count).max().map { $0 << NameShard.bits } ?? 0
  }

  /// The files in which a name occurs, in order.
  func occurrences(of symbol: Symbol) -> ArraySlice<Occurrence> {
    shards[symbol.shard].occurrences(of: symbol.number)
  }

  /// The occurrence of a name in a file; nil if there is none.
  func occurrence(of symbol: Symbol, in file: FileID) -> Occurrence? {
    shards[symbol.shard].occurrence(of: symbol.number, in: file)
  }

  /// The name of a symbol.
  func spelling(of symbol: Symbol) -> String { shards[symbol.shard].spelling(of: symbol.number) }

  /// The first byte of a symbol's name.
  func firstByte(of symbol: Symbol) -> UInt8 { shards[symbol.shard].firstByte(of: symbol.number) }

  /// The symbol of a name; nil if it doesn't occur.
  func symbol(_ name: String) -> Symbol? {
    let bytes = ContiguousArray(name.utf8)
    return symbol(at: NamePlace(0..<UInt32(bytes.count)), in: bytes.span)
  }

  /// The symbol of the name at a place; nil if it doesn't occur.
  func symbol(at place: NamePlace, in bytes: Span<UInt8>) -> Symbol? {
    let range = place.range
    let hash = ByteHash.of(bytes, from: Int(range.lowerBound), to: Int(range.upperBound))
    let shard = NameShard.of(hash)
    guard let number = shards[shard].number(of: range, hash, in: bytes),
      shards[shard].occurs(number)
    else { return nil }
    return Symbol(number, shard: shard)
  }

  /// The symbols of the names of some files, as numbered by the shards; `start` is the position of the first
  /// file among the changed ones, and the others follow it.
  private static func symbols(
    of files: [FileFacts], from start: Int, in shards: [SymbolShard.Names]
  ) -> [[Symbol]] {
    var result = files.map { Array(repeating: Symbol(0, shard: 0), count: $0.mentions.names.count) }
    for shard in shards.indices {
      let names = shards[shard]
      for file in files.indices {
        names.forEach(ofFile: start + file) { entry in
          result[file][Int(entry.name)] = Symbol(Int(entry.number), shard: shard)
        }
      }
    }
    return result
  }
}

extension Symbol {
  init(_ number: Int, shard: Int) {
    self.init(rawValue: UInt32(number << NameShard.bits | shard))
  }

  /// The shard of the name.
  var shard: Int { Int(rawValue) & (NameShard.count - 1) }

  /// The number of the name in its shard.
  var number: Int { Int(rawValue) >> NameShard.bits }
}
