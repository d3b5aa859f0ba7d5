import SwiftCST

/// The occurrences of a shard's names in the few files that have changed since the occurrences in all files
/// were sorted: the cost of an edit in one file must not depend on the number of names in the project.
struct RecentOccurrences: Sendable {
  /// The files that have changed, ascending.
  private(set) var files: [Int] = []
  /// The occurrences of names in them, by number, each list sorted by file.
  private var byName: [Int: [SymbolTable.Occurrence]] = [:]

  /// The maximum number of files that are kept separately.
  private static let limit = 16

  /// Whether nothing has changed.
  var isEmpty: Bool { files.isEmpty }

  /// Whether there are so few changes that they can be kept separately.
  var areFew: Bool { files.count <= Self.limit }

  /// Whether a file has changed.
  func concern(_ file: UInt32) -> Bool { files.contains(Int(file)) }

  /// Whether a name occurs in any file that has changed.
  func holds(_ number: Int) -> Bool { byName[number]?.isEmpty == false }

  /// The occurrence of a name in a file that has changed.
  func occurrence(of number: Int, in file: UInt32) -> SymbolTable.Occurrence? {
    byName[number]?.first { $0.file == file }
  }

  /// The current occurrences of a name; `sorted` are those before the changes.
  func applied(
    to sorted: ArraySlice<SymbolTable.Occurrence>, of number: Int
  ) -> ArraySlice<SymbolTable.Occurrence> {
    let new = byName[number] ?? []
    guard !new.isEmpty || sorted.contains(where: { concern($0.file) }) else { return sorted }
    let kept = sorted.filter { !concern($0.file) }
    return (kept + new).sorted { $0.file < $1.file }[...]
  }

  /// Replaces the names of files (ascending).
  mutating func replace(_ changed: [Int], with names: SymbolShard.Names) {
    for (number, known) in byName {
      let kept = known.filter { !changed.contains(Int($0.file)) }
      if kept.count < known.count { byName[number] = kept.isEmpty ? nil : kept }
    }
    files = Set(files).union(changed).ascending()
    for position in changed.indices {
      let file = UInt32(changed[position])
      names.forEach(ofFile: position) { entry in
        byName[Int(entry.number), default: []].append(.init(file: file, name: entry.name))
      }
    }
    for (number, found) in byName where found.count > 1 {
      byName[number] = found.sorted { $0.file < $1.file }
    }
  }

  /// All changes, by the numbers of the names, and the start of each name's.
  func sorted(
    groups: Int
  ) -> (starts: ContiguousArray<UInt32>, occurrences: ContiguousArray<SymbolTable.Occurrence>) {
    var starts = ContiguousArray(repeating: UInt32(0), count: groups + 1)
    var occurrences: ContiguousArray<SymbolTable.Occurrence> = []
    for number in 0..<groups {
      if let found = byName[number] { occurrences.append(contentsOf: found) }
      starts[number + 1] = UInt32(occurrences.count)
    }
    return (starts, occurrences)
  }
}
