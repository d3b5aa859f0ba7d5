/// An `.xcconfig` file.
struct XcodeConfigurationFile {
  /// The unconditional settings; later lines win.
  private(set) var settings: [String: String] = [:]

  /// The settings for a single SDK or architecture, without their conditions: they apply if nothing else sets
  /// the key.
  private(set) var conditionalSettings: [String: String] = [:]

  /// The included files, as written.
  private(set) var includes: [String] = []

  init(_ bytes: [UInt8]) {
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = Self.withoutComment(line)
      if let path = Self.includedPath(text) {
        includes.append(path)
        continue
      }
      add(text)
    }
  }

  /// All settings, including conditional ones.
  var allSettings: [String: String] { settings.merging(conditionalSettings) { always, _ in always } }

  /// Reads `KEY = value` or `KEY[sdk=iphoneos*] = value`.
  private mutating func add(_ text: Substring) {
    let conditionEnd = text.firstIndex(of: "]")
    let bracket = text.firstIndex(of: "[").flatMap { open in conditionEnd.map { open..<$0 } }
    let isConditional = bracket.map { !text[..<$0.lowerBound].contains("=") } ?? false
    let rest = isConditional ? text[(conditionEnd ?? text.startIndex)...] : text
    guard let equal = rest.firstIndex(of: "=") else { return }
    let keyEnd = isConditional ? bracket?.lowerBound ?? equal : equal
    let key = Self.trimmed(text[..<keyEnd])
    let value = Self.trimmed(text[text.index(after: equal)...])
    if isConditional { conditionalSettings[key] = value } else { settings[key] = value }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    guard let slashes = line.indices.first(where: { line[$0...].hasPrefix("//") }) else { return line }
    return line[..<slashes]
  }

  /// The path of `#include "…"` and `#include? "…"`.
  private static func includedPath(_ line: Substring) -> String? {
    guard trimmed(line).hasPrefix("#include"), let start = line.firstIndex(of: "\"") else { return nil }
    let rest = line[line.index(after: start)...]
    return rest.firstIndex(of: "\"").map { String(rest[..<$0]) }
  }

  static func trimmed(_ text: some StringProtocol) -> String {
    let start = text.drop { $0.isWhitespace }
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }
}
