/// Finds the intended name for a mistyped or abbreviated one.
package enum NearestName {
  /// The name among `names` with the fewest changes from `name`, otherwise the one that begins with it or
  /// contains it; nil if there is none, or more than one.
  package static func of(_ name: String, among names: [String]) -> String? {
    mistyped(name.lowercased(), among: names) ?? shortened(name.lowercased(), among: names)
  }

  private static func mistyped(_ name: String, among names: [String]) -> String? {
    let distances = Set(names).map { (name: $0, changes: distance(name, $0.lowercased())) }
    guard let fewest = distances.map(\.changes).min() else { return nil }
    let nearest = distances.filter { $0.changes == fewest }
    guard nearest.count == 1, fewest <= max(1, nearest[0].name.count / 3) else { return nil }
    return nearest[0].name
  }

  private static func shortened(_ name: String, among names: [String]) -> String? {
    // Fewer letters occur in too many names to mean one of them.
    guard name.count >= 3 else { return nil }
    let holders = Set(names).filter { $0.lowercased().contains(name) }
    let beginnings = holders.filter { $0.lowercased().hasPrefix(name) }
    let candidates = beginnings.isEmpty ? holders : beginnings
    return candidates.count == 1 ? candidates.first : nil
  }

  /// The question whether such a name was meant, for the end of a message; nil if there is none.
  package static func question(for name: String, among names: [String]) -> String? {
    of(name, among: names).map { "did you mean '\($0)'?" }
  }

  /// The number of characters to insert, remove, replace or swap with the next one, to convert `left` to
  /// `right`.
  private static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left), Array(right))
    var rows = [Array(0...right.count)]
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let replaced = rows[row][column] + (left[row] == right[column] ? 0 : 1)
        var fewest = min(replaced, rows[row][column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          fewest = min(fewest, rows[row - 1][column - 1] + 1)
        }
        current.append(fewest)
      }
      rows.append(current)
    }
    return rows[left.count][right.count]
  }
}
