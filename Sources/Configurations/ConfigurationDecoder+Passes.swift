import CodemodKit
import ProjectIndex

extension ConfigurationDecoder {
  private static let levels = "\"off\", \"hint\", \"warning\", \"safe\" or \"unsafe\""

  /// The configuration of each pass.
  mutating func passes(_ member: JSONMember) -> [String: PassConfiguration] {
    var passes: [String: PassConfiguration] = [:]
    let entries = members(member.value, "'passes'")
    // Settings of a single pass override those of several.
    for entry in entries {
      for codemod in codemods where codemod.tags.contains(entry.key) {
        passes[codemod.id] = pass(entry, codemod)
      }
    }
    for entry in entries where !codemods.contains(where: { $0.tags.contains(entry.key) }) {
      guard let codemod = codemods.first(where: { $0.id == entry.key }) else {
        let hint = NearestName.question(for: entry.key, among: codemods.map(\.id))
        mistake(
          at: entry.offset, "unknown pass '\(entry.key)'; \(hint ?? "'swiftfix list' shows the passes")")
        continue
      }
      passes[codemod.id] = pass(entry, codemod)
    }
    return passes
  }

  private mutating func pass(_ member: JSONMember, _ codemod: CodemodMetadata) -> PassConfiguration {
    var pass = PassConfiguration()
    guard case .object(let members) = member.value.content else {
      pass.level = level(member, or: " or an object in braces")
      return pass
    }
    for entry in members {
      switch entry.key {
      case "level": pass.level = level(entry)
      case "allow": pass.allow = allowed(entry, codemod)
      case "options": pass.options = options(entry, codemod)
      case let key where codemod.options.contains { $0.name == key }:
        mistake(at: entry.offset, "'\(key)' is an option: write it in \"options\": { }")
      default: unknownKey(entry, among: ["level", "allow", "options"])
      }
    }
    return pass
  }

  private mutating func level(_ member: JSONMember, or alternative: String = "") -> Setting<PassLevel>? {
    if case .text(let text) = member.value.content, let level = PassLevel(rawValue: text) {
      return setting(level, member)
    }
    wrongValue(member.value, "'\(member.key)'", takes: Self.levels + alternative)
    return nil
  }

  /// The IDs of unsafe fixes; other fixes need no permission, or can't be permitted.
  private mutating func allowed(_ member: JSONMember, _ codemod: CodemodMetadata) -> Setting<[String]>? {
    let written = texts(member)
    for (id, rule) in written.map({ id in (id, codemod.rules.first { $0.id == id.value }) }) {
      guard let rule else {
        let ids = codemod.rules.filter { $0.tier == .unsafe }.map(\.id)
        let hint = NearestName.question(for: id.value, among: ids)
        let advice = hint ?? "'swiftfix explain \(codemod.id)' lists them"
        mistake(at: id, "'\(codemod.id)' has no ID '\(id.value)'; \(advice)")
        continue
      }
      switch rule.tier {
      case .unsafe: break
      case .safe: mistake(at: id, "'\(rule.id)' is a safe fix, which is always applied")
      case .refusal, .note, .warning, .hint:
        mistake(at: id, "'\(rule.id)' is not a fix; 'swiftfix explain \(rule.id)' explains it")
      }
    }
    return setting(written.map(\.value), member)
  }

  private mutating func options(
    _ member: JSONMember, _ codemod: CodemodMetadata
  ) -> [String: Setting<OptionValue>] {
    var options: [String: Setting<OptionValue>] = [:]
    for entry in members(member.value, "'options'") {
      guard let option = codemod.options.first(where: { $0.name == entry.key }) else {
        let hint = NearestName.question(for: entry.key, among: codemod.options.map(\.name))
        let advice = hint ?? "'swiftfix explain \(codemod.id)' lists them"
        mistake(at: entry.offset, "'\(codemod.id)' has no option '\(entry.key)'; \(advice)")
        continue
      }
      guard let value = value(entry.value, like: option.defaultValue) else {
        wrongValue(entry.value, "'\(option.name)'", takes: option.defaultValue.expectation)
        continue
      }
      options[option.name] = setting(value, entry)
    }
    return options
  }

  /// The value of an option, if it has the option's type.
  private func value(_ value: JSONNode, like standard: OptionValue) -> OptionValue? {
    switch (standard, value.content) {
    case (.flag, .flag(let isOn)): .flag(isOn)
    case (.number, .number(let spelling)): standard.parsing(spelling)
    case (.text, .text(let text)): .text(text)
    default: nil
    }
  }

  // MARK: - Deployment targets

  /// The oldest version of each platform: `{ "ios": "17.0", "macos": 14 }`.
  mutating func deployment(
    _ member: JSONMember
  ) -> Setting<[Platform: Version]>? {
    var targets: [Platform: Version] = [:]
    for entry in members(member.value, "'deployment'") {
      guard let platform = Platform(named: entry.key) else {
        unknownKey(entry, among: Platform.allCases.map { $0.rawValue.lowercased() })
        continue
      }
      guard let version = version(entry.value) else {
        wrongValue(entry.value, "'\(entry.key)'", takes: "a version, such as 17 or \"17.4\"")
        continue
      }
      if targets.updateValue(version, forKey: platform) != nil {
        mistake(at: entry.offset, "\(platform.rawValue) is written twice")
      }
    }
    return setting(targets, member)
  }

  /// A version in a text or a number: one to three numbers, separated by periods.
  private func version(_ value: JSONNode) -> Version? {
    let text: String
    switch value.content {
    case .number(let spelling): text = spelling
    case .text(let spelling): text = spelling
    default: return nil
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isSound =
      parts.count <= 3
      && parts.allSatisfy { part in
        (1...4).contains(part.utf8.count) && part.utf8.allSatisfy { ("0"..."9").contains(Unicode.Scalar($0)) }
      }
    return isSound ? Version(text) : nil
  }

  private mutating func mistake(at text: Setting<String>, _ message: String) {
    mistake(at: text.place.location, message)
  }
}
