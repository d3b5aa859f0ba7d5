/// Finds what somebody meant who mistyped a name.
package enum NearestName {
  /// The name among `names` with the fewest changes from `name`; nil where none is near.
  package static func of(_ name: String, among names: [String]) -> String? {
    let nearest = names.map { ($0, distance(name.lowercased(), $0.lowercased())) }.min { $0.1 < $1.1 }
    guard let (candidate, changes) = nearest, changes <= max(2, candidate.count / 3) else { return nil }
    return candidate
  }

  /// The question whether such a name was meant, for the end of a message; nil where none is near.
  package static func question(for name: String, among names: [String]) -> String? {
    of(name, among: names).map { "did you mean '\($0)'?" }
  }

  /// How many characters have to be inserted, removed or replaced to turn `left` into `right`.
  private static func distance(_ left: String, _ right: String) -> Int {
    let columns = Array(right)
    var previous = Array(0...columns.count)
    for (row, character) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in columns.enumerated() {
        let replaced = previous[column] + (character == other ? 0 : 1)
        current.append(min(replaced, previous[column + 1] + 1, current[column] + 1))
      }
      previous = current
    }
    return previous[columns.count]
  }
}
