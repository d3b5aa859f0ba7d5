/// What came out of comparing the index with the compiler, by topic.
struct Tally: CustomStringConvertible {
  enum Verdict {
    case right
    /// The index says that it doesn't know.
    case notTold
    case wrong
  }

  struct Counts {
    var right = 0
    var notTold = 0
    var wrong = 0
  }

  /// An answer that the compiler contradicts.
  struct Fault: CustomStringConvertible {
    var place: SourcePlace
    var topic: String
    var said: String
    var truth: String
    /// The line of the place.
    var source: String

    var description: String {
      "\(place): \(topic): the index says \(said), the compiler \(truth)\n    \(source)"
    }
  }

  private(set) var counts: [String: Counts] = [:]
  private(set) var faults: [Fault] = []

  /// How often the index was right.
  var right: Int { counts.values.reduce(0) { $0 + $1.right } }

  mutating func right(_ topic: String) { counts[topic, default: Counts()].right += 1 }

  mutating func notTold(_ topic: String) { counts[topic, default: Counts()].notTold += 1 }

  mutating func wrong(_ fault: Fault) {
    counts[fault.topic, default: Counts()].wrong += 1
    faults.append(fault)
  }

  mutating func add(_ other: Tally) {
    counts.merge(other.counts) {
      Counts(right: $0.right + $1.right, notTold: $0.notTold + $1.notTold, wrong: $0.wrong + $1.wrong)
    }
    faults += other.faults
  }

  /// A line for each topic.
  var description: String {
    counts.sorted { $0.key < $1.key }.map { topic, counts in
      let told = counts.right + counts.wrong
      let share = (counts.notTold + told) == 0 ? 0 : 100 * told / (counts.notTold + told)
      return
        "\(topic): \(counts.right) right, \(counts.notTold) not told (\(share)% told), \(counts.wrong) wrong"
    }.joined(separator: "\n")
  }
}
