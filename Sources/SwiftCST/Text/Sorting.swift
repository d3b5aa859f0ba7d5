// The standard library's sort is compiled anew for every place that uses it with an order of its own. These
// compile it once for each kind of key.

extension Sequence {
  /// The elements in the order of the numbers that `key` gives; where these are equal, in the order that they
  /// had.
  package func sorted(on key: (Element) -> Int) -> [Element] {
    let elements = Array(self)
    guard elements.count > 1 else { return elements }
    return order(of: elements.map(key)).map { elements[$0] }
  }

  /// The elements in the order of the texts that `key` gives; where these are equal, in the order that they
  /// had.
  package func sorted(on key: (Element) -> String) -> [Element] {
    let elements = Array(self)
    guard elements.count > 1 else { return elements }
    return order(of: elements.map(key)).map { elements[$0] }
  }
}

extension Sequence<Int> {
  /// The numbers, the least first.
  package func ascending() -> [Int] {
    let all = Array(self)
    return order(of: all).map { all[$0] }
  }
}

extension Sequence<String> {
  /// The texts, in the order of their characters.
  package func ascending() -> [String] {
    let all = Array(self)
    return order(of: all).map { all[$0] }
  }
}

/// The places of the keys, in the order of these.
@inline(never)
func order(of keys: [Int]) -> [Int] { keys.indices.sorted { keys[$0] < keys[$1] } }

/// The places of the keys, in the order of these.
@inline(never)
func order(of keys: [String]) -> [Int] { keys.indices.sorted { keys[$0] < keys[$1] } }
