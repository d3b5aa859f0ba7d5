import SwiftCST

/// The parts that the names of a project are divided into, by the first bits of their hashes.
enum NameShard {
  /// How many bits of a hash tell the shard.
  static let bits = 2
  /// The number of shards.
  static let count = 1 << bits

  /// The shard of a name with the given hash.
  @inline(__always)
  static func of(_ hash: UInt32) -> Int { Int(hash >> UInt32(32 - bits)) }
}

/// The names of one shard, numbered from 0 in the order in which they first appear, and in which files each occurs.
struct SymbolShard: Sendable {
  /// The spellings of all names, one after the other, and where each stands there.
  private var spellings: ContiguousArray<UInt8> = []
  private var places: [NamePlace] = []
  private var slots = ContiguousArray(repeating: Slot.empty, count: 1 << 12)
  /// Where the occurrences of each name begin; one entry more than there are names.
  private var starts: ContiguousArray<UInt32> = [0]
  /// In which files each name occurs, in order, name after name.
  private var occurrences: ContiguousArray<SymbolTable.Occurrence> = []

  /// A place of the hash table: the hash stands beside the number, so that most other names are passed over without a
  /// look elsewhere.
  private struct Slot {
    var hash: UInt32
    /// The number of a name, or -1.
    var number: Int32

    static let empty = Slot(hash: 0, number: -1)
  }

  /// The number of names; some may be in no file any more.
  var count: Int { places.count }

  /// The files in which a name occurs, in order; none where there is no such name.
  func occurrences(of number: Int) -> ArraySlice<SymbolTable.Occurrence> {
    guard number + 1 < starts.count else { return [] }
    return occurrences[Int(starts[number])..<Int(starts[number + 1])]
  }

  /// The spelling of a name.
  func spelling(of number: Int) -> String {
    let range = places[number].range
    return String(decoding: spellings[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
  }

  /// The number of the name that stands in a byte range and has the given hash, or nil where it is not known.
  func number(of range: Range<UInt32>, _ hash: UInt32, in bytes: Span<UInt8>) -> Int? {
    let number = slots[slot(of: hash, range, bytes)].number
    return number >= 0 ? Int(number) : nil
  }
}

extension SymbolShard {
  /// A name of a file: its number there, and that in the shard.
  struct Entry: Sendable {
    var name: UInt32
    var number: UInt32
  }

  /// The names of all files that belong to a shard.
  struct Names: Sendable {
    fileprivate var entries: ContiguousArray<Entry> = []
    /// Where the names of each file stand among the entries.
    fileprivate var places: ContiguousArray<NamePlace>

    /// The names of a file.
    subscript(file: Int) -> ArraySlice<Entry> {
      let range = places[file].range
      return entries[Int(range.lowerBound)..<Int(range.upperBound)]
    }
  }

  /// Takes the names of all files that belong here, to the shard with the given number. `known` are the symbols of each
  /// file's names, or nothing where they are to be found.
  mutating func update(_ files: [FileFacts], _ known: [[Symbol]], shard: Int) -> Names {
    var names = Names(places: ContiguousArray(repeating: NamePlace(0..<0), count: files.count))
    names.entries.reserveCapacity(files.reduce(0) { $0 + $1.mentions.names(inShard: shard).count })
    // Each shard begins at another file: two of them that count references to the same one slow each other.
    let first = shard * files.count / NameShard.count
    for number in files.indices {
      let file = (first + number) % files.count
      let start = UInt32(names.entries.count)
      let mentions = files[file].mentions
      if known[file].isEmpty {
        intern(mentions.names(inShard: shard), of: mentions.names, files[file].tree.source, &names.entries)
      } else {
        for name in mentions.names(inShard: shard) {
          names.entries.append(Entry(name: name, number: UInt32(known[file][Int(name)].number)))
        }
      }
      names.places[file] = NamePlace(start..<UInt32(names.entries.count))
    }
    sortOccurrences(names)
    return names
  }

  private mutating func sortOccurrences(_ names: Names) {
    let entries = names.entries
    starts = Counting.starts(entries.count, groups: count) { Int(entries[$0].number) }
    var next = starts
    occurrences = ContiguousArray(repeating: .init(file: 0, name: 0), count: entries.count)
    var places = next.mutableSpan
    var sorted = occurrences.mutableSpan
    for file in names.places.indices {
      for entry in names[file] {
        sorted[Int(places[Int(entry.number)])] = .init(file: UInt32(file), name: entry.name)
        places[Int(entry.number)] += 1
      }
    }
  }

  private mutating func intern(
    _ numbers: ArraySlice<UInt32>, of names: NameTable, _ source: SourceText,
    _ entries: inout ContiguousArray<Entry>
  ) {
    let storage = source.storage
    let bytes = storage.span
    for name in numbers {
      let number = intern(names.hashes[Int(name)], names.places[Int(name)].range, bytes)
      entries.append(Entry(name: name, number: number))
    }
  }

  private mutating func intern(_ hash: UInt32, _ range: Range<UInt32>, _ bytes: Span<UInt8>) -> UInt32 {
    let slot = slot(of: hash, range, bytes)
    if slots[slot].number >= 0 { return UInt32(slots[slot].number) }
    slots[slot] = Slot(hash: hash, number: Int32(places.count))
    let start = UInt32(spellings.count)
    for index in range { spellings.append(bytes[Int(index)]) }
    places.append(NamePlace(start..<UInt32(spellings.count)))
    if places.count * 2 > slots.count { grow() }
    return UInt32(places.count - 1)
  }

  /// The slot that holds a name, or the empty one where it would be.
  private func slot(of hash: UInt32, _ range: Range<UInt32>, _ bytes: Span<UInt8>) -> Int {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot].number >= 0 {
      if slots[slot].hash == hash,
        ByteHash.same(spellings.span, places[Int(slots[slot].number)].range, bytes, range)
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
    for entry in old where entry.number >= 0 {
      var slot = Int(entry.hash) & (slots.count - 1)
      while slots[slot].number >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = entry
    }
  }
}
