/// Values sorted into numbered groups, in one array.
struct Grouped<Value: Sendable>: Sendable {
  private var starts: [UInt32]
  /// All values, group after group.
  private(set) var values: [Value]

  /// Sorts `pairs` into `count` groups; within a group the order stays.
  init(_ pairs: [(group: Int, value: Value)], count: Int) {
    starts = Array(repeating: 0, count: count + 1)
    for pair in pairs { starts[pair.group + 1] += 1 }
    for group in 0..<count { starts[group + 1] += starts[group] }
    var order = Array(repeating: UInt32(0), count: pairs.count)
    var next = starts
    for (position, pair) in pairs.enumerated() {
      order[Int(next[pair.group])] = UInt32(position)
      next[pair.group] += 1
    }
    values = order.map { pairs[Int($0)].value }
  }

  /// No groups at all.
  init() {
    starts = [0]
    values = []
  }

  /// The values of a group; none where there is no such group.
  subscript(group: Int) -> ArraySlice<Value> {
    guard group >= 0, group + 1 < starts.count else { return [] }
    return values[Int(starts[group])..<Int(starts[group + 1])]
  }
}
