import CodemodKit
import ProjectIndex

/// The lines between `---` at the start of a codemod's file: each has a key and a value.
struct FrontMatter {
  private(set) var name = ""
  private(set) var summary = ""
  private(set) var tier: Tier?
  private(set) var deployment: Gate?
  private(set) var languageMode: Int?
  private(set) var imports: [String] = []
  private(set) var since: String?
  private(set) var tags: [String] = []
  private(set) var kind: PatternKind?

  /// The end of the lines (UTF-8 offset, 0-based).
  private(set) var end = 0

  private let text: String

  private static let keys = [
    "name", "summary", "tier", "deployment", "swift", "imports", "since", "tags", "kind",
  ]

  init(_ text: String) throws(PatternMistake) {
    self.text = text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first == "---" else {
      throw PatternMistake(
        "a codemod begins with a line '---' and lines such as 'name: my-codemod'", in: text, at: 0)
    }
    var offset = 4
    var seen: Set<String> = []
    for line in lines.dropFirst() {
      defer { offset += line.utf8.count + 1 }
      if line == "---" {
        end = offset + 4
        break
      }
      guard !line.allSatisfy(\.isWhitespace), !line.hasPrefix("#") else { continue }
      try take(line, at: offset, &seen)
    }
    guard end > 0 else {
      throw PatternMistake("the line '---' that ends the keys is missing", in: text, at: 0)
    }
    for key in ["name", "summary"] where !seen.contains(key) {
      throw PatternMistake("the key '\(key)' is missing", in: text, at: 0)
    }
  }

  private mutating func take(
    _ line: Substring, at offset: Int, _ seen: inout Set<String>
  ) throws(PatternMistake) {
    guard let colon = line.firstIndex(of: ":") else {
      throw PatternMistake("a key and a value are expected, as in 'tier: safe'", in: text, at: offset)
    }
    let key = String(line[..<colon])
    let rest = line[line.index(after: colon)...]
    let value = rest.drop { $0 == " " }
    let place = offset + line.utf8.count - value.utf8.count
    guard Self.keys.contains(key) else {
      throw PatternMistake(
        "unknown key '\(key)'; the keys are \(Self.keys.joined(separator: ", "))", in: text, at: offset)
    }
    guard seen.insert(key).inserted else {
      throw PatternMistake("the key '\(key)' is given twice", in: text, at: offset)
    }
    try set(key, String(value), at: place)
  }

  private mutating func set(_ key: String, _ value: String, at place: Int) throws(PatternMistake) {
    let text = text
    let mistake = { (message: String) in PatternMistake(message, in: text, at: place) }
    guard !value.isEmpty else { throw mistake("the key '\(key)' has no value") }
    switch key {
    case "name":
      guard value.allSatisfy({ $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }) else {
        throw mistake("a name is lower-case words joined by hyphens")
      }
      name = value
    case "summary": summary = value
    case "tier":
      guard let tier = Tier(rawValue: value), tier.isFix || tier.isAdvice else {
        throw mistake("the tier is safe, unsafe, warning or hint")
      }
      self.tier = tier
    case "deployment":
      guard let gate = Self.gate(value) else {
        throw mistake("deployment targets are written as in 'ios 16, macos 13'")
      }
      deployment = gate
    case "swift":
      guard let mode = Int(value), (4...6).contains(mode) else {
        throw mistake("the language mode is 4, 5 or 6")
      }
      languageMode = mode
    case "imports": imports = Self.list(value)
    case "since": since = value
    case "tags": tags = Self.list(value)
    default:
      guard let kind = PatternKind(rawValue: value) else {
        throw mistake("the kind is one of \(PatternKind.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      self.kind = kind
    }
  }

  private static func list(_ value: String) -> [String] {
    value.split(separator: ",").map { String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
  }

  /// `ios 16, macos 13`; nil if it is something else.
  private static func gate(_ value: String) -> Gate? {
    var minimum: [Platform: Version] = [:]
    for item in list(value) {
      let words = item.split(whereSeparator: { $0 == " " || $0 == "=" })
      guard words.count == 2, let platform = Platform(named: words[0]), let version = Version(words[1]) else {
        return nil
      }
      minimum[platform] = version
    }
    return minimum.isEmpty ? nil : Gate(minimum)
  }
}
