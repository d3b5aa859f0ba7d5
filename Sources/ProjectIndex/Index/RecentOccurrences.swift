import SwiftCST

/// Where the names of a shard occur in the few files that have changed since the occurrences in all files were
/// sorted: an edit in one file must not cost as much as there are names in the project.
struct RecentOccurrences: Sendable {
  /// The files that have changed, ascending.
  private(set) var files: [Int] = []
  /// Where names occur in them, by number, each list in the order of the files.
  private var byName: [Int: [SymbolTable.Occurrence]] = [:]

  /// So many files at most are looked at beside the others.
  private static let limit = 16

  /// Whether nothing has changed.
  var isEmpty: Bool { files.isEmpty }

  /// Whether so little has changed that it can stay apart.
  var areFew: Bool { files.count <= Self.limit }

  /// Whether a file has changed.
  func concern(_ file: UInt32) -> Bool { files.contains(Int(file)) }

  /// Whether a name occurs in any file that has changed.
  func holds(_ number: Int) -> Bool { byName[number]?.isEmpty == false }

  /// Where a name occurs in a file that has changed.
  func occurrence(of number: Int, in file: UInt32) -> SymbolTable.Occurrence? {
    byName[number]?.first { $0.file == file }
  }

  /// Where a name occurs now; `sorted` is where it did before.
  func applied(
    to sorted: ArraySlice<SymbolTable.Occurrence>, of number: Int
  ) -> ArraySlice<SymbolTable.Occurrence> {
    let new = byName[number] ?? []
    guard !new.isEmpty || sorted.contains(where: { concern($0.file) }) else { return sorted }
    let kept = sorted.filter { !concern($0.file) }
    return (kept + new).sorted { $0.file < $1.file }[...]
  }

  /// Takes the names of files (ascending) in place of what was known of them.
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

  /// All that has changed, by the numbers of the names, and where each name's begins.
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
