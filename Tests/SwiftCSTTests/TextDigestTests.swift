import SwiftCST
import Testing

@Suite struct TextDigestTests {
  private static let text = (0..<67).map { UInt8($0) }

  /// What was kept under a digest is found again by other runs, on other machines too.
  @Test func isTheSameFromRunToRun() {
    #expect("\(TextDigest(of: []))" == "1c41600296e0b5f10ee632671631ffae")
    #expect("\(TextDigest(of: Self.text))" == "6682514d870e39246967d9a69954b4ca")
  }

  @Test func everyBitCounts() {
    var digests: Set<TextDigest> = [TextDigest(of: Self.text)]
    for index in Self.text.indices {
      for bit in 0..<8 {
        var other = Self.text
        other[index] ^= 1 << UInt8(bit)
        digests.insert(TextDigest(of: other))
      }
    }
    #expect(digests.count == 1 + Self.text.count * 8)
  }

  @Test func everyLengthCounts() {
    let digests = Set((0..<200).map { TextDigest(of: [UInt8](repeating: 0, count: $0)) })
    #expect(digests.count == 200)
  }

  /// A byte changes about half of all bits, wherever it stands.
  @Test func everyByteIsSpread() {
    let whole = TextDigest(of: Self.text)
    for index in Self.text.indices {
      var other = Self.text
      other[index] ^= 1
      let digest = TextDigest(of: other)
      let changed = (whole.high ^ digest.high).nonzeroBitCount + (whole.low ^ digest.low).nonzeroBitCount
      #expect((32...96).contains(changed), "byte \(index): \(changed) bits")
    }
  }

  @Test func orderCounts() {
    let halves = [Array(Self.text[..<16]), Array(Self.text[16..<32])]
    #expect(TextDigest(of: halves[0] + halves[1]) != TextDigest(of: halves[1] + halves[0]))
  }
}
