import ProjectIndex

/// The specification of a project for XcodeGen (`project.yml`) or Tuist (`Project.swift`), read line by line:
/// the lowest deployment target in it for each platform.
enum ProjectSpecification {
  /// The settings in an XcodeGen specification.
  static func settings(yaml bytes: [UInt8]) -> [BuildSettings] {
    var result: [BuildSettings] = []
    var lines: [Line] = []
    for text in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      if let line = Line(text) { lines.append(line) }
    }
    for index in lines.indices {
      if let found = setting(lines[index]) { result.append(found) }
      guard lines[index].key == "deploymentTarget" else { continue }
      result += deploymentTargets(lines, index)
    }
    return result
  }

  /// The settings in a Tuist manifest: `.iOS("17.0")`, `.iOS(targetVersion: "17.0")`.
  static func settings(tuist bytes: [UInt8]) -> [BuildSettings] {
    let text = String(decoding: bytes, as: UTF8.self)
    var result: [BuildSettings] = []
    for call in text.split(separator: ".").dropFirst() {
      guard let open = call.firstIndex(of: "("), let platform = Platform(named: call[..<open]),
        let quote = call.firstIndex(of: "\"")
      else { continue }
      // The text is split at periods, so the minor version is missing; the major version suffices for gates.
      guard let version = Version(call[call.index(after: quote)...].prefix { $0.isNumber }) else { continue }
      var settings = BuildSettings()
      settings.deployment[platform] = version
      result.append(settings)
    }
    return result
  }

  private struct Line {
    var indent: Int
    var key: String
    var value: String

    init?(_ text: Substring) {
      let body = text.drop { $0 == " " || $0 == "-" }
      guard !body.hasPrefix("#"), let colon = body.firstIndex(of: ":") else { return nil }
      indent = text.count - body.count
      key = XcodeConfigurationFile.trimmed(body[..<colon]).filter { $0 != "\"" && $0 != "'" }
      let value = body[body.index(after: colon)...]
      let comment = value.indices.first { value[$0...].hasPrefix(" #") } ?? value.endIndex
      self.value = XcodeConfigurationFile.trimmed(value[..<comment]).filter { $0 != "\"" && $0 != "'" }
    }
  }

  /// A build setting of Xcode.
  private static func setting(_ line: Line) -> BuildSettings? {
    guard line.key.allSatisfy({ $0.isUppercase || $0 == "_" }), !line.key.isEmpty else { return nil }
    let settings = BuildSettings(xcode: [line.key: line.value])
    return settings == BuildSettings() ? nil : settings
  }

  /// `deploymentTarget: "16.0"` together with `platform:`, or a list of platforms below it.
  private static func deploymentTargets(_ lines: [Line], _ index: Int) -> [BuildSettings] {
    let line = lines[index]
    guard line.value.isEmpty else {
      guard let version = Version(line.value), let platform = platform(beside: index, in: lines) else {
        return []
      }
      var settings = BuildSettings()
      settings.deployment[platform] = version
      return [settings]
    }
    return lines[(index + 1)...].prefix { $0.indent > line.indent }.compactMap { entry in
      guard let platform = Platform(named: entry.key), let version = Version(entry.value) else { return nil }
      var settings = BuildSettings()
      settings.deployment[platform] = version
      return settings
    }
  }

  private static func platform(beside index: Int, in lines: [Line]) -> Platform? {
    let indent = lines[index].indent
    let before = lines[..<index].reversed().prefix { $0.indent >= indent }
    let after = lines[(index + 1)...].prefix { $0.indent >= indent }
    return (before + after).first { $0.indent == indent && $0.key == "platform" }.flatMap {
      Platform(named: $0.value)
    }
  }
}
