import SwiftCST

/// The partition of a project's names by the first bits of their hashes.
enum NameShard {
  /// The number of hash bits that determine the shard: enough that no thread waits long for the last shard.
  static let bits = 3
  /// The number of shards.
  static let count = 1 << bits

  /// The shard of a name with the given hash.
  @inline(__always)
  static func of(_ hash: UInt32) -> Int { Int(hash >> UInt32(32 - bits)) }
}

/// The names of one shard, numbered from 0 in the order of their first occurrence, and the files in which
/// each occurs.
struct SymbolShard: Sendable {
  /// The spellings of all names, concatenated, and the range of each one.
  private var spellings: ContiguousArray<UInt8> = []
  private var places: [NamePlace] = []
  private var slots: ContiguousArray<Slot> = []
  /// The start of each name's occurrences; one entry more than there are names.
  private var starts: ContiguousArray<UInt32> = [0]
  /// The files in which each name occurs, in order, grouped by name.
  private var occurrences: ContiguousArray<SymbolTable.Occurrence> = []
  /// The changes since these were sorted.
  private var recent = RecentOccurrences()

  /// A slot of the hash table: it contains the hash in addition to the number, so that most other names are
  /// skipped without another memory access.
  private struct Slot {
    var hash: UInt32
    /// The number of a name, or -1.
    var number: Int32

    static let empty = Slot(hash: 0, number: -1)
  }

  /// The number of names; some may no longer occur in any file.
  var count: Int { places.count }

  /// The files in which a name occurs, in order; empty if there is no such name.
  func occurrences(of number: Int) -> ArraySlice<SymbolTable.Occurrence> {
    recent.applied(to: occurrences[range(of: number)], of: number)
  }

  /// Whether a name occurs in a file.
  func occurs(_ number: Int) -> Bool {
    let range = range(of: number)
    guard !recent.isEmpty else { return !range.isEmpty }
    return recent.holds(number) || range.contains { !recent.concern(occurrences[$0].file) }
  }

  /// The occurrence of a name in a file; nil if there is none.
  func occurrence(of number: Int, in file: FileID) -> SymbolTable.Occurrence? {
    if recent.concern(file.rawValue) { return recent.occurrence(of: number, in: file.rawValue) }
    let range = range(of: number)
    let first = range.partitionPoint { occurrences[$0].file < file.rawValue }
    return first < range.upperBound && occurrences[first].file == file.rawValue ? occurrences[first] : nil
  }

  /// The range of a name's occurrences among those of all names.
  private func range(of number: Int) -> Range<Int> {
    guard number + 1 < starts.count else { return 0..<0 }
    return Int(starts[number])..<Int(starts[number + 1])
  }

  /// The spelling of a name.
  func spelling(of number: Int) -> String {
    let range = places[number].range
    return String(decoding: spellings[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
  }

  /// The first byte of a name.
  func firstByte(of number: Int) -> UInt8 { spellings[Int(places[number].range.lowerBound)] }

  /// The number of the name in a byte range with the given hash; nil if it is not known.
  func number(of range: Range<UInt32>, _ hash: UInt32, in bytes: Span<UInt8>) -> Int? {
    guard !slots.isEmpty else { return nil }
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

  /// The names of some files in a shard.
  struct Names: Sendable {
    fileprivate var entries: ContiguousArray<Entry> = []
    /// The range of each file's names among the entries.
    fileprivate var places: ContiguousArray<EntryPlace>

    /// Calls `body` with each name of a file, by its position among those files.
    @inline(__always)
    func forEach(ofFile position: Int, _ body: (Entry) -> Void) {
      for index in places[position].range { body(entries[index]) }
    }
  }

  /// The range of a file's names among the entries of a shard.
  fileprivate struct EntryPlace: Sendable {
    var start = 0
    var end = 0

    var range: Range<Int> { start..<end }
  }

  /// Adds the names of this shard, with the given number, from the files at `changed` (ascending), which are
  /// new or have changed.
  mutating func update(_ files: [FileFacts], changed: [Int], shard: Int) -> Names {
    var names = Names(places: ContiguousArray(repeating: EntryPlace(), count: changed.count))
    let count = changed.reduce(0) { $0 + files[$1].mentions.nameCount(inShard: shard) }
    names.entries.reserveCapacity(count)
    if slots.isEmpty { reserve(count) }
    // Each shard begins at another file: two threads that retain the same file slow each other down.
    let first = shard * changed.count / NameShard.count
    for number in changed.indices {
      let position = (first + number) % changed.count
      let start = names.entries.count
      intern(namesOf: files[changed[position]], shard, &names.entries)
      names.places[position] = EntryPlace(start: start, end: names.entries.count)
    }
    if occurrences.isEmpty {
      (starts, occurrences) = sorted(names, in: changed)
    } else {
      recent.replace(changed, with: names)
      if !recent.areFew { takeRecent(of: files.count) }
    }
    return names
  }

  /// Merges the changes into the other occurrences.
  private mutating func takeRecent(of fileCount: Int) {
    let found = recent.sorted(groups: count)
    replaceOccurrences(inFiles: recent.files, of: fileCount, with: found.occurrences, found.starts)
    recent = RecentOccurrences()
  }

  /// Reserves space for the names of a project with so many occurrences, counted by file: one in five is new
  /// there.
  private mutating func reserve(_ occurrenceCount: Int) {
    var slotCount = 1 << 6
    while slotCount * 2 < occurrenceCount { slotCount *= 2 }
    slots = ContiguousArray(repeating: .empty, count: slotCount)
    places.reserveCapacity(slotCount / 2)
    spellings.reserveCapacity(slotCount * 6)
  }

  /// The entries, sorted by name and file, and the start of each name's.
  private func sorted(
    _ names: Names, in files: [Int]
  ) -> (starts: ContiguousArray<UInt32>, occurrences: ContiguousArray<SymbolTable.Occurrence>) {
    let entries = names.entries
    let starts = Counting.starts(entries.count, groups: count) { Int(entries[$0].number) }
    var next = starts
    var occurrences = ContiguousArray(
      repeating: SymbolTable.Occurrence(file: 0, name: 0), count: entries.count)
    var places = next.mutableSpan
    var sorted = occurrences.mutableSpan
    for position in files.indices {
      let file = UInt32(files[position])
      names.forEach(ofFile: position) { entry in
        sorted[Int(places[Int(entry.number)])] = .init(file: file, name: entry.name)
        places[Int(entry.number)] += 1
      }
    }
    return (starts, occurrences)
  }

  /// Replaces the occurrences of names in some files; all others are kept.
  private mutating func replaceOccurrences(
    inFiles files: [Int], of fileCount: Int, with new: ContiguousArray<SymbolTable.Occurrence>,
    _ newStarts: ContiguousArray<UInt32>
  ) {
    var isReplaced = ContiguousArray(repeating: false, count: fileCount)
    for file in files { isReplaced[file] = true }
    var merged: ContiguousArray<SymbolTable.Occurrence> = []
    var mergedStarts: ContiguousArray<UInt32> = [0]
    merged.reserveCapacity(occurrences.count + new.count)
    mergedStarts.reserveCapacity(count + 1)
    var old = 0
    var next = 0
    for number in 0..<count {
      let oldEnd = number + 1 < starts.count ? Int(starts[number + 1]) : old
      let end = Int(newStarts[number + 1])
      while old < oldEnd || next < end {
        if old == oldEnd || next < end && new[next].file <= occurrences[old].file {
          merged.append(new[next])
          next += 1
        } else {
          if !isReplaced[Int(occurrences[old].file)] { merged.append(occurrences[old]) }
          old += 1
        }
      }
      mergedStarts.append(UInt32(merged.count))
    }
    (starts, occurrences) = (mergedStarts, merged)
  }

  private mutating func intern(namesOf file: FileFacts, _ shard: Int, _ entries: inout ContiguousArray<Entry>)
  {
    let storage = file.tree.source.storage
    let bytes = storage.span
    file.mentions.forEachName(inShard: shard) { name, hash, range in
      entries.append(Entry(name: name, number: intern(hash, range, bytes)))
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

  /// The slot of a name, or the empty one where it would be.
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
