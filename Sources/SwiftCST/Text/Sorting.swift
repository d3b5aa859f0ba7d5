// The standard library's sort is compiled again for every place that uses it with its own comparison. These
// functions compile it once for each type of key.

extension Sequence {
  /// The elements, sorted by the number that `key` returns; the sort is stable.
  package func sorted(on key: (Element) -> Int) -> [Element] {
    let elements = Array(self)
    guard elements.count > 1 else { return elements }
    return order(of: elements.map(key)).map { elements[$0] }
  }

  /// The elements, sorted by the text that `key` returns; the sort is stable.
  package func sorted(on key: (Element) -> String) -> [Element] {
    let elements = Array(self)
    guard elements.count > 1 else { return elements }
    return order(of: elements.map(key)).map { elements[$0] }
  }
}

extension Sequence<Int> {
  /// The numbers in ascending order.
  package func ascending() -> [Int] {
    let all = Array(self)
    return order(of: all).map { all[$0] }
  }
}

extension Sequence<String> {
  /// The texts in ascending order of their characters.
  package func ascending() -> [String] {
    let all = Array(self)
    return order(of: all).map { all[$0] }
  }
}

/// The positions of the keys, sorted by key.
@inline(never)
func order(of keys: [Int]) -> [Int] { keys.indices.sorted { keys[$0] < keys[$1] } }

/// The positions of the keys, sorted by key.
@inline(never)
func order(of keys: [String]) -> [Int] { keys.indices.sorted { keys[$0] < keys[$1] } }
