import SwiftCST

/// The distinct names of the project, and in which files each occurs.
///
/// A name keeps its symbol for good, so that a table can be brought up to date when few files have changed.
struct SymbolTable: Sendable {
  /// Where a name occurs: a file, and the number that the name has there.
  struct Occurrence: Sendable {
    var file: UInt32
    var name: UInt32
  }

  /// The symbol of each of a file's names, by file.
  private(set) var symbols: [[Symbol]] = []
  /// The spellings of all names, one after the other, and where each stands there.
  private var spellings: ContiguousArray<UInt8> = []
  private var places: [NamePlace] = []
  private var slots = ContiguousArray(repeating: Slot.empty, count: 1 << 14)
  private var occurrences = Occurrences()

  /// A place of the hash table: the hash stands beside the symbol, so that most other names are passed over without a
  /// look elsewhere.
  private struct Slot {
    var hash: UInt32
    /// The symbol, or -1.
    var symbol: Int32

    static let empty = Slot(hash: 0, symbol: -1)
  }

  /// The number of symbols; some may stand for names that no file has any more.
  var count: Int { places.count }

  /// No names of no files.
  init() {}

  /// Takes the names of the files at `changed`, which are new or have changed. Where they occur is to be told next.
  mutating func update(_ files: [FileFacts], changed: [Int]) {
    if symbols.count != files.count { symbols = Array(repeating: [], count: files.count) }
    for file in changed { symbols[file] = intern(files[file].mentions.names, files[file].tree.source) }
  }

  /// Takes where the names occur.
  mutating func update(_ occurrences: Occurrences) { self.occurrences = occurrences }

  /// The files in which a name occurs, in order.
  func occurrences(of symbol: Symbol) -> ArraySlice<Occurrence> { occurrences[Int(symbol.rawValue)] }

  /// Where a name occurs in a file, or nil where it doesn't.
  func occurrence(of symbol: Symbol, in file: FileID) -> Occurrence? {
    let all = occurrences(of: symbol)
    var low = all.startIndex
    var high = all.endIndex
    while low < high {
      let middle = (low + high) / 2
      if all[middle].file < file.rawValue { low = middle + 1 } else { high = middle }
    }
    return low < all.endIndex && all[low].file == file.rawValue ? all[low] : nil
  }

  /// The name that a symbol stands for.
  func spelling(of symbol: Symbol) -> String {
    let range = places[Int(symbol.rawValue)].range
    return String(decoding: spellings[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
  }

  /// The symbol of a name, or nil where it occurs nowhere.
  func symbol(_ name: String) -> Symbol? {
    let bytes = ContiguousArray(name.utf8)
    return symbol(at: NamePlace(0..<UInt32(bytes.count)), in: bytes.span)
  }

  /// The symbol of the name that stands at a place, or nil where it occurs nowhere.
  func symbol(at place: NamePlace, in bytes: Span<UInt8>) -> Symbol? {
    let range = place.range
    let hash = ByteHash.of(bytes, from: Int(range.lowerBound), to: Int(range.upperBound))
    let slot = slot(of: hash, range, bytes)
    guard slots[slot].symbol >= 0 else { return nil }
    let symbol = Int(slots[slot].symbol)
    return occurrences[symbol].isEmpty ? nil : Symbol(rawValue: UInt32(symbol))
  }
}

extension SymbolTable {
  /// Gives every name of a file its symbol.
  private mutating func intern(_ names: NameTable, _ source: SourceText) -> [Symbol] {
    let storage = source.storage
    let bytes = storage.span
    var result: [Symbol] = []
    result.reserveCapacity(names.count)
    for name in 0..<names.count {
      result.append(intern(names.hashes[name], names.places[name].range, bytes))
    }
    return result
  }

  private mutating func intern(_ hash: UInt32, _ range: Range<UInt32>, _ bytes: Span<UInt8>) -> Symbol {
    let slot = slot(of: hash, range, bytes)
    if slots[slot].symbol >= 0 { return Symbol(rawValue: UInt32(slots[slot].symbol)) }
    slots[slot] = Slot(hash: hash, symbol: Int32(places.count))
    let start = UInt32(spellings.count)
    for index in range { spellings.append(bytes[Int(index)]) }
    places.append(NamePlace(start..<UInt32(spellings.count)))
    if places.count * 2 > slots.count { grow() }
    return Symbol(rawValue: UInt32(places.count - 1))
  }

  /// The slot that holds a name, or the empty one where it would be.
  private func slot(of hash: UInt32, _ range: Range<UInt32>, _ bytes: Span<UInt8>) -> Int {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot].symbol >= 0 {
      if slots[slot].hash == hash,
        ByteHash.same(spellings.span, places[Int(slots[slot].symbol)].range, bytes, range)
      {
        break
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = ContiguousArray(repeating: .empty, count: old.count * 4)
    for entry in old where entry.symbol >= 0 {
      var slot = Int(entry.hash) & (slots.count - 1)
      while slots[slot].symbol >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = entry
    }
  }
}

extension SymbolTable {
  /// In which files each name occurs.
  struct Occurrences: Sendable {
    private let starts: ContiguousArray<UInt32>
    private let all: ContiguousArray<Occurrence>

    /// No names.
    init() {
      starts = [0]
      all = []
    }

    /// Sorts the names of all files, by the numbers of their symbols, of which there are `count`.
    init(_ symbols: [[Symbol]], count: Int) {
      starts = Self.starts(symbols, count: count)
      all = Self.sorted(symbols, from: starts)
    }

    /// The files in which the name of a symbol occurs, in order.
    subscript(symbol: Int) -> ArraySlice<Occurrence> {
      all[Int(starts[symbol])..<Int(starts[symbol + 1])]
    }

    private static func starts(_ symbols: [[Symbol]], count: Int) -> ContiguousArray<UInt32> {
      var result = ContiguousArray(repeating: UInt32(0), count: count + 1)
      var starts = result.mutableSpan
      for file in symbols {
        for symbol in file { starts[Int(symbol.rawValue) + 1] += 1 }
      }
      for index in 0..<count { starts[index + 1] += starts[index] }
      return result
    }

    private static func sorted(
      _ symbols: [[Symbol]], from starts: ContiguousArray<UInt32>
    ) -> ContiguousArray<Occurrence> {
      var next = starts
      let total = Int(starts.last ?? 0)
      var result = ContiguousArray(repeating: Occurrence(file: 0, name: 0), count: total)
      var places = next.mutableSpan
      var occurrences = result.mutableSpan
      for file in symbols.indices {
        for (name, symbol) in symbols[file].enumerated() {
          let symbol = Int(symbol.rawValue)
          occurrences[Int(places[symbol])] = Occurrence(file: UInt32(file), name: UInt32(name))
          places[symbol] += 1
        }
      }
      return result
    }
  }
}
