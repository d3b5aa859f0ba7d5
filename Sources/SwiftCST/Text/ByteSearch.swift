/// Searches a file's bytes for several words at once, without reading most of the bytes.
///
/// This is Wu and Manber's algorithm: a window of the length of the shortest needle moves over the text. The
/// pair of bytes at its end determines how far it can move without missing a needle; most pairs occur in no
/// needle.
package struct ByteSearch: Sendable {
  /// The indices of the needles that were found.
  package typealias Hits = IndexBits

  private let needles: [[UInt8]]
  private let windowLength: Int
  /// How far the window can move, by the slot of the pair at its end; 0 if a needle's window may end there.
  private let shifts: ContiguousArray<UInt8>
  /// The needles whose window ends with a pair of this slot.
  private let candidates: [[Int]]

  private static let slotCount = 4096

  /// Creates a search for any number of needles of at least two bytes each.
  package init(_ needles: [String]) {
    precondition(needles.allSatisfy { $0.utf8.count >= 2 }, "a needle shorter than two bytes")
    self.needles = needles.map { Array($0.utf8) }
    let shortest = self.needles.map(\.count).min() ?? 2
    windowLength = min(shortest, 256)
    var shifts = ContiguousArray(repeating: UInt8(windowLength - 1), count: Self.slotCount)
    var candidates = [[Int]](repeating: [], count: Self.slotCount)
    for (index, needle) in self.needles.enumerated() {
      for end in 1..<windowLength {
        let slot = Self.slot(needle[end - 1], needle[end])
        shifts[slot] = min(shifts[slot], UInt8(windowLength - 1 - end))
        if end == windowLength - 1 { candidates[slot].append(index) }
      }
    }
    self.shifts = shifts
    self.candidates = candidates
  }

  /// Whether any of the needles occurs.
  package func matches(_ bytes: [UInt8]) -> Bool { !search(bytes, until: 1).isEmpty }

  /// Whether all of the needles occur.
  package func matchesAll(_ bytes: [UInt8]) -> Bool {
    let hits = hits(in: bytes)
    return needles.indices.allSatisfy(hits.contains)
  }

  /// The needles that occur.
  package func hits(in bytes: [UInt8]) -> Hits { search(bytes, until: needles.count) }

  private func search(_ bytes: [UInt8], until enough: Int) -> Hits {
    let bytes = ContiguousArray(bytes)
    let text = bytes.span
    let shifts = shifts.span
    var found = Hits()
    var count = 0
    var end = windowLength - 1
    while end < text.count {
      let slot = Self.slot(text[end - 1], text[end])
      let shift = Int(shifts[slot])
      if shift > 0 {
        end += shift
        continue
      }
      let start = end - windowLength + 1
      for index in candidates[slot]
      where !found.contains(index) && occurs(needles[index], in: text, at: start) {
        found.insert(index)
        count += 1
        if count >= enough { return found }
      }
      end += 1
    }
    return found
  }

  private func occurs(_ needle: [UInt8], in text: Span<UInt8>, at start: Int) -> Bool {
    guard start + needle.count <= text.count else { return false }
    for offset in needle.indices where text[start + offset] != needle[offset] { return false }
    return true
  }

  @inline(__always)
  private static func slot(_ first: UInt8, _ second: UInt8) -> Int {
    (Int(first) << 5 ^ Int(second)) & (slotCount - 1)
  }
}
