import SwiftCST

/// The distinct names of the project, and in which files each occurs.
struct SymbolTable: Sendable {
  /// Where a name occurs: a file, and the number that the name has there.
  struct Occurrence: Sendable {
    var file: UInt32
    var name: UInt32
  }

  /// The symbol of each of a file's names, by file.
  private(set) var symbols: [[Symbol]] = []
  private var hashes: [UInt32] = []
  private var first: [Occurrence] = []
  private var slots: [Int32]
  private var starts: [UInt32] = [0]
  private var occurrences: [Occurrence] = []

  /// The number of distinct names.
  var count: Int { first.count }

  init(_ files: [FileFacts]) {
    slots = Array(repeating: -1, count: 1 << 14)
    symbols.reserveCapacity(files.count)
    for file in files.indices {
      symbols.append(intern(file, files))
    }
    sortOccurrences()
  }

  /// The files in which a name occurs, in order.
  func occurrences(of symbol: Symbol) -> ArraySlice<Occurrence> {
    let index = Int(symbol.rawValue)
    return occurrences[Int(starts[index])..<Int(starts[index + 1])]
  }

  /// The bytes of a name, as a place in one of the files.
  func spelling(of symbol: Symbol, in files: [FileFacts]) -> String {
    let place = first[Int(symbol.rawValue)]
    let facts = files[Int(place.file)]
    let range = facts.mentions.names.ranges[Int(place.name)]
    return facts.tree.source.string(in: Int(range.lowerBound)..<Int(range.upperBound))
  }

  /// The symbol of a name, or nil where it occurs nowhere.
  func symbol(_ name: String, in files: [FileFacts]) -> Symbol? {
    let bytes = ContiguousArray(name.utf8)
    let hash = ByteHash.of(bytes.span, from: 0, to: bytes.count)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let known = slots[slot]
      if hashes[Int(known)] == hash {
        let place = first[Int(known)]
        let facts = files[Int(place.file)]
        let range = facts.mentions.names.ranges[Int(place.name)]
        let all = UInt32(0)..<UInt32(bytes.count)
        let source = facts.tree.source.storage
        if ByteHash.same(source.span, range, bytes.span, all) {
          return Symbol(rawValue: UInt32(known))
        }
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }
}

extension SymbolTable {
  /// Gives every name of a file its symbol.
  private mutating func intern(_ file: Int, _ files: [FileFacts]) -> [Symbol] {
    let names = files[file].mentions.names
    let bytes = files[file].tree.source.storage
    var result: [Symbol] = []
    result.reserveCapacity(names.count)
    for name in 0..<names.count {
      let place = Occurrence(file: UInt32(file), name: UInt32(name))
      result.append(intern(names.hashes[name], names.ranges[name], bytes.span, place, files))
    }
    return result
  }

  private mutating func intern(
    _ hash: UInt32, _ range: Range<UInt32>, _ bytes: Span<UInt8>, _ place: Occurrence, _ files: [FileFacts]
  ) -> Symbol {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let known = Int(slots[slot])
      if hashes[known] == hash {
        let other = files[Int(first[known].file)]
        let otherRange = other.mentions.names.ranges[Int(first[known].name)]
        let source = other.tree.source.storage
        if ByteHash.same(source.span, otherRange, bytes, range) {
          return Symbol(rawValue: UInt32(known))
        }
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(first.count)
    first.append(place)
    hashes.append(hash)
    if first.count * 2 > slots.count { grow() }
    return Symbol(rawValue: UInt32(first.count - 1))
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 4)
    for index in hashes.indices {
      var slot = Int(hashes[index]) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index)
    }
  }

  private mutating func sortOccurrences() {
    starts = Array(repeating: 0, count: count + 1)
    for symbols in symbols {
      for symbol in symbols { starts[Int(symbol.rawValue) + 1] += 1 }
    }
    for index in 0..<count { starts[index + 1] += starts[index] }
    var next = starts
    let total = Int(starts[count])
    occurrences = Array(repeating: Occurrence(file: 0, name: 0), count: total)
    for (file, symbols) in symbols.enumerated() {
      for (name, symbol) in symbols.enumerated() {
        let place = Int(next[Int(symbol.rawValue)])
        occurrences[place] = Occurrence(file: UInt32(file), name: UInt32(name))
        next[Int(symbol.rawValue)] += 1
      }
    }
  }
}
