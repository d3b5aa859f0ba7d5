import CodemodKit
import SwiftCST
import Workspace

/// Decodes the JSON of one configuration file, and collects all mistakes in it.
struct ConfigurationDecoder {
  /// The keys of a configuration.
  static let keys = [
    "$schema", "extends", "include", "exclude", "ignore", "per-file", "passes", "codemods", "deployment",
    "swift", "sdk", "documentation",
  ]

  let codemods: [CodemodMetadata]
  /// The files that this one extends, as written.
  private(set) var extended: [Setting<String>] = []
  /// The mistakes, sorted by place.
  private(set) var mistakes: [ConfigurationMistake] = []

  private let path: FilePath
  private let bytes: [UInt8]
  private let lines: LineTable

  /// A decoder for the bytes of the file at `path` (absolute, in a folder without symlinks).
  init(path: FilePath, bytes: [UInt8], codemods: [CodemodMetadata]) {
    self.path = path
    self.bytes = bytes
    self.codemods = codemods
    lines = LineTable(SourceText(bytes: bytes))
  }

  /// The settings of the file that are valid.
  mutating func configuration() -> Configuration {
    var configuration = Configuration()
    configuration.files = [path]
    do {
      let root = try JSONReader.value(of: bytes)
      for member in members(root, "a configuration") { read(member, into: &configuration) }
    } catch {
      mistake(at: error.offset, error.message)
    }
    return configuration
  }

  private mutating func read(_ member: JSONMember, into configuration: inout Configuration) {
    switch member.key {
    case "$schema": _ = text(member)
    case "extends": extended = texts(member, orOne: true)
    case "include": configuration.include = patterns(member)
    case "exclude": configuration.exclude = patterns(member)
    // The folders are read before the rest: the file may configure passes that are found there.
    case "codemods": _ = texts(member)
    case "ignore": configuration.ignore = setting(ruleNames(member), member)
    case "per-file": configuration.perFile = perFile(member)
    case "passes": configuration.passes = passes(member)
    case "deployment": configuration.deployment = deployment(member)
    case "swift": configuration.swift = number(member, in: 4...6, "a language mode: 4, 5 or 6")
    case "sdk": configuration.sdk = number(member, in: 1...999, "a major version of Xcode's SDK, such as 26")
    case "documentation": configuration.documentation = address(member)
    default: unknownKey(member, among: Self.keys)
    }
  }

  private mutating func address(_ member: JSONMember) -> Setting<String>? {
    guard let text = text(member) else { return nil }
    guard text.hasPrefix("https://") || text.hasPrefix("http://") else {
      mistake(at: member.value.offset, "'documentation' takes an address that begins with https://")
      return nil
    }
    return setting(text, member)
  }

  private mutating func patterns(_ member: JSONMember) -> Setting<PathPatterns>? {
    let written = texts(member)
    if member.key == "include", case .list(let elements) = member.value.content, elements.isEmpty {
      mistake(at: member.value.offset, "an empty 'include' matches no file; remove it to include all")
    }
    return setting(pathPatterns(written), member)
  }

  private mutating func pathPatterns(_ texts: [Setting<String>]) -> PathPatterns {
    var patterns: [Setting<GlobPattern>] = []
    for text in texts {
      do throws(GlobPattern.Mistake) {
        patterns.append(Setting(value: try GlobPattern(text.value), place: text.place))
      } catch {
        mistake(at: text.place.location, "'\(text.value)': \(error.message)")
      }
    }
    return PathPatterns(folder: path.parent, patterns: patterns)
  }

  /// The passes and rules in a list.
  private mutating func ruleNames(_ member: JSONMember) -> RuleNames {
    var names = RuleNames()
    for text in texts(member) {
      guard let found = RuleNames(text.value, among: codemods) else {
        let advice = RuleNames.advice(on: text.value, among: codemods)
        mistake(at: text.place.location, "unknown pass, category or ID '\(text.value)'; \(advice)")
        continue
      }
      names.formUnion(found)
    }
    return names
  }

  /// The ignored passes and rules in some files: `{ "Tests/": ["lazy-stacks"] }`.
  private mutating func perFile(_ member: JSONMember) -> Setting<[Setting<FileIgnore>]> {
    let entries = members(member.value, "'per-file'").map { entry in
      let patterns = pathPatterns([setting(entry.key, entry)])
      return setting(FileIgnore(patterns: patterns, names: ruleNames(entry)), entry)
    }
    return setting(entries, member)
  }

  // MARK: - Mistakes

  /// Records a mistake at a place (UTF-8 offset, 0-based).
  mutating func mistake(at offset: Int, _ message: String) {
    mistake(at: lines.location(of: offset), message)
  }

  mutating func mistake(at location: SourceLocation, _ message: String) {
    mistakes.append(ConfigurationMistake(path: path, location: location, message: message))
  }

  /// Records that a key is not one of `keys`.
  mutating func unknownKey(_ member: JSONMember, among keys: [String]) {
    let hint = NearestName.question(for: member.key, among: keys)
    let all = "there are " + keys.joined(separator: ", ")
    mistake(at: member.offset, "unknown key '\(member.key)'; \(hint ?? all)")
  }

  /// Records that a value is of the wrong kind.
  mutating func wrongValue(_ value: JSONNode, _ name: String, takes expectation: String) {
    mistake(at: value.offset, "\(name) takes \(expectation), not \(value.content.name)")
  }

  // MARK: - Values of one kind

  /// A value with the place of its key.
  func setting<Value>(_ value: Value, _ member: JSONMember) -> Setting<Value> {
    setting(value, at: member.offset)
  }

  func setting<Value>(_ value: Value, at offset: Int) -> Setting<Value> {
    Setting(value: value, place: ConfigurationPlace(path: path, location: lines.location(of: offset)))
  }

  /// The entries of an object.
  mutating func members(_ value: JSONNode, _ name: String) -> [JSONMember] {
    if case .object(let members) = value.content { return members }
    mistake(at: value.offset, "\(name) is an object in braces, not \(value.content.name)")
    return []
  }

  /// The texts of a list, each with its place; with `orOne`, a text may replace a list of one.
  mutating func texts(_ member: JSONMember, orOne: Bool = false) -> [Setting<String>] {
    let expectation = (orOne ? "a text or " : "") + "a list of texts"
    let elements: [JSONNode]
    switch member.value.content {
    case .list(let values): elements = values
    case .text where orOne: elements = [member.value]
    default:
      wrongValue(member.value, "'\(member.key)'", takes: expectation)
      return []
    }
    return elements.compactMap { element in
      if case .text(let text) = element.content { return setting(text, at: element.offset) }
      wrongValue(element, "'\(member.key)'", takes: expectation + " alone")
      return nil
    }
  }

  private mutating func text(_ member: JSONMember) -> String? {
    if case .text(let text) = member.value.content { return text }
    wrongValue(member.value, "'\(member.key)'", takes: "a text")
    return nil
  }

  private mutating func number(
    _ member: JSONMember, in range: ClosedRange<Int>, _ expectation: String
  ) -> Setting<Int>? {
    if case .number(let spelling) = member.value.content, let number = Int(spelling), range.contains(number) {
      return setting(number, member)
    }
    wrongValue(member.value, "'\(member.key)'", takes: expectation)
    return nil
  }
}

extension JSONNode.Content {
  /// The value in a message.
  var name: String {
    switch self {
    case .null: "null"
    case .flag(let isOn): String(isOn)
    case .number(let spelling): spelling
    case .text(let text): "the text \"\(text)\""
    case .list: "a list"
    case .object: "an object"
    }
  }
}
