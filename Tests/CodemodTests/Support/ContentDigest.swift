/// Names contents by 128 bits of two FNV-1a hashes: stable between runs, and far from collisions by accident.
struct ContentDigest: Sendable {
  private var first: UInt64 = 0xcbf2_9ce4_8422_2325
  private var second: UInt64 = 0x6c62_272e_07bb_0142

  /// Parts are told apart by their length, so that moving text from one to the next changes the digest.
  mutating func add(_ part: String) {
    for byte in "\(part.utf8.count):".utf8 { add(byte) }
    for byte in part.utf8 { add(byte) }
  }

  private mutating func add(_ byte: UInt8) {
    first = (first ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    second = (second ^ UInt64(byte) ^ 0xa5) &* 0x0000_0100_0000_01b3
  }

  var text: String { hexadecimal(first) + hexadecimal(second) }

  private func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
