import SwiftCST
import TestSupport
import Testing

@Suite struct ByteSearchTests {
  @Test func findsWhatANaiveSearchFinds() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let needles = (0..<Int.random(in: 1...6, using: &random)).map { _ in word(2...6, &random) }
      let text = Array(word(0...80, &random).utf8)
      let expected = IndexBits(needles.indices.filter { contains(Array(needles[$0].utf8), text) })
      let search = ByteSearch(needles)
      #expect(search.hits(in: text) == expected, "\(needles) in \(text)")
      #expect(search.matches(text) == !expected.isEmpty)
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
    #expect(ByteSearch([]).hits(in: Array("anything".utf8)).isEmpty)
    #expect(ByteSearch(["AnyView"]).hits(in: []).isEmpty)
    #expect(ByteSearch([String(repeating: "x", count: 700)]).matches(Array(repeating: 0x78, count: 700)))
  }

  @Test(arguments: [64, 65, 300]) func manyNeedles(count: Int) {
    let search = ByteSearch((0..<count).map { "needle\($0)!" })
    let last = count - 1
    #expect(search.hits(in: Array("needle\(last)! needle1!".utf8)) == IndexBits([1, last]))
    #expect(search.hits(in: Array("needle\(count)!".utf8)).isEmpty)
  }
}
