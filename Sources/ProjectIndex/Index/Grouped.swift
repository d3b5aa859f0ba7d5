/// Values sorted into numbered groups, in one array.
struct Grouped<Value: Sendable>: Sendable {
  private var starts: ContiguousArray<UInt32>
  /// All values, group after group.
  private(set) var values: [Value]

  /// Sorts `pairs` into `count` groups; the sort is stable.
  init(_ pairs: [(group: Int, value: Value)], count: Int) {
    starts = Counting.starts(pairs.count, groups: count) { pairs[$0].group }
    let order = Counting.order(pairs.count, from: starts) { pairs[$0].group }
    values = order.map { pairs[Int($0)].value }
  }

  /// No groups at all.
  init() {
    starts = [0]
    values = []
  }

  /// Whether a group has values; false if there is no such group.
  func hasValues(in group: Int) -> Bool {
    group >= 0 && group + 1 < starts.count && starts[group] < starts[group + 1]
  }

  /// The values of a group; empty if there is no such group.
  subscript(group: Int) -> ArraySlice<Value> {
    guard group >= 0, group + 1 < starts.count else { return [] }
    return values[Int(starts[group])..<Int(starts[group + 1])]
  }
}

/// Counting sort by numbered groups.
enum Counting {
  /// The start of each group when the elements are sorted by group; one entry more than there are groups.
  @inline(__always)
  static func starts(_ count: Int, groups: Int, group: (Int) -> Int) -> ContiguousArray<UInt32> {
    var result = ContiguousArray(repeating: UInt32(0), count: groups + 1)
    var starts = result.mutableSpan
    for element in 0..<count { starts[group(element) + 1] += 1 }
    for group in 0..<groups { starts[group + 1] += starts[group] }
    return result
  }

  /// The elements sorted by group; the sort is stable.
  @inline(__always)
  static func order(
    _ count: Int, from starts: ContiguousArray<UInt32>, group: (Int) -> Int
  ) -> ContiguousArray<UInt32> {
    var next = starts
    var result = ContiguousArray(repeating: UInt32(0), count: count)
    var places = next.mutableSpan
    var elements = result.mutableSpan
    for element in 0..<count {
      let group = group(element)
      elements[Int(places[group])] = UInt32(truncatingIfNeeded: element)
      places[group] += 1
    }
    return result
  }
}
