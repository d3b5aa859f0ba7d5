/// Files that can only change together, because fixes span them: the connected components of the groups.
struct FileComponents {
  private var parents: [Int]

  /// Connects the files of each group; the groups contain indices below `count`.
  init(count: Int, groups: [[Int]]) {
    parents = Array(0..<count)
    for group in groups {
      guard let first = group.first else { continue }
      for other in group.dropFirst() { parents[root(of: other)] = root(of: first) }
    }
  }

  private mutating func root(of index: Int) -> Int {
    var index = index
    while parents[index] != index {
      parents[index] = parents[parents[index]]
      index = parents[index]
    }
    return index
  }

  /// The component of each file: the number of its first file.
  mutating func numbers() -> [Int] {
    var firsts: [Int: Int] = [:]
    return parents.indices.map { index in
      let root = root(of: index)
      let first = firsts[root] ?? index
      firsts[root] = first
      return first
    }
  }
}
