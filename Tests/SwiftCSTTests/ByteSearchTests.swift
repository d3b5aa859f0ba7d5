import SwiftCST
import Testing

@Suite struct ByteSearchTests {
  @Test func findsWhatANaiveSearchFinds() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let needles = (0..<Int.random(in: 1...6, using: &random)).map { _ in word(2...6, &random) }
      let text = Array(word(0...80, &random).utf8)
      let expected = needles.enumerated().reduce(ByteSearch.Hits(0)) { hits, needle in
        hits | (contains(Array(needle.element.utf8), text) ? 1 << needle.offset : 0)
      }
      let search = ByteSearch(needles)
      #expect(search.hits(in: text) == expected, "\(needles) in \(text)")
      #expect(search.matches(text) == (expected != 0))
    }
  }

  /// Few letters, so that needles overlap and nearly match.
  private func word(_ lengths: ClosedRange<Int>, _ random: inout SeededGenerator) -> String {
    String((0..<Int.random(in: lengths, using: &random)).map { _ in "abc".randomElement(using: &random)! })
  }

  private func contains(_ needle: [UInt8], _ text: [UInt8]) -> Bool {
    text.indices.contains { text[$0...].starts(with: needle) }
  }

  @Test func limits() {
    #expect(ByteSearch([]).hits(in: Array("anything".utf8)) == 0)
    #expect(ByteSearch(["AnyView"]).hits(in: []) == 0)
    #expect(ByteSearch([String(repeating: "x", count: 700)]).matches(Array(repeating: 0x78, count: 700)))
    let both: ByteSearch.Hits = 1 << 63 | 1 << 1
    #expect(ByteSearch((0..<64).map { "needle\($0)!" }).hits(in: Array("needle63! needle1!".utf8)) == both)
  }
}
