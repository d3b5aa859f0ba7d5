/// A line as a dictionary key: its bytes, and a hash that is computed only once.
struct DiffLine: Hashable {
  private let bytes: ArraySlice<UInt8>
  private let digest: UInt64

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    // FNV-1a. Feeding a hasher byte by byte takes several times as long.
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
    self.digest = digest
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
  }
}
