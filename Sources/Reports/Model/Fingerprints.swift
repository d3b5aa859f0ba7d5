import CodemodKit

/// Computes the fingerprints of findings.
///
/// A fingerprint depends on the pass, the ID, the path and the first line of the place without its white
/// space: the parts that stay the same when the rest of the file changes. A counter distinguishes findings
/// with equal parts.
struct Fingerprints {
  private var counts: [String: Int] = [:]

  /// The fingerprint of a finding: 16 hexadecimal digits. `line` is the line on which the finding begins.
  mutating func fingerprint(of finding: Finding, _ path: ReportedPath, line: String) -> String {
    let key = [finding.codemod, finding.rule.id, path.uri, line].joined(separator: "\u{0}")
    let count = counts[key, default: 0]
    counts[key] = count + 1
    let digits = String(Self.hash("\(key)\u{0}\(count)"), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// 64-bit FNV-1a: unlike Swift's own hash, it is the same on every machine and in every version.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
