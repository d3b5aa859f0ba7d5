import ProjectIndex
import SwiftCST

/// What a formatter makes, in a word for its name: `year` for the format `yyyy`, `shortTime` for a style.
enum ContentNames {
  /// The word for what is planned; nil where its settings say nothing that is short.
  static func word(for plan: HoistPlan) -> String? {
    let settings = settings(of: plan)
    switch plan.formatter.name {
    case "DateFormatter": return format(settings["dateFormat"]) ?? dateStyle(settings)
    case "NumberFormatter": return implied(settings["numberStyle"])
    case "ByteCountFormatter": return implied(settings["countStyle"]).map { $0 + "Size" }
    case "DateComponentsFormatter": return implied(settings["unitsStyle"]).map { $0 + "Duration" }
    case "RelativeDateTimeFormatter": return implied(settings["unitsStyle"]).map { $0 + "RelativeDate" }
    case "ISO8601DateFormatter":
      return settings["formatOptions"]?.text.contains("withFractionalSeconds") == true
        ? "fractionalSeconds" : nil
    case "NSRegularExpression": return plan.pattern.flatMap(pattern)
    default: return coder(settings)
    }
  }

  /// What is set, by the properties; what is set twice says nothing.
  private static func settings(of plan: HoistPlan) -> [String: Node] {
    let closure = plan.value.subtree.filter { $0.kind == .codeBlockItem }
    let all = (plan.statements + closure).compactMap(ConfigurationStatement.init).flatMap(\.settings)
    return Dictionary(grouping: all, by: \.property).compactMapValues { $0.only?.values.only }
  }

  /// The name of an implied member: `currency` of `.currency`.
  private static func implied(_ value: Node?) -> String? {
    MemberAccessExprSyntax(value)?.declName?.baseName?.name
  }

  /// The text of a literal without interpolations.
  private static func literalText(of value: Node) -> String? {
    guard let segments = StringLiteralExprSyntax(value)?.segments,
      segments.children.allSatisfy({ $0.kind == .stringSegment })
    else { return nil }
    return segments.text
  }

  private static func coder(_ settings: [String: Node]) -> String? {
    let strategies = ["keyDecodingStrategy", "keyEncodingStrategy"].compactMap { implied(settings[$0]) }
    if strategies.contains(where: { $0.hasSuffix("SnakeCase") }) { return "snakeCase" }
    let dates = ["dateDecodingStrategy", "dateEncodingStrategy"].compactMap { implied(settings[$0]) }
    if dates.contains("iso8601") { return "iso8601" }
    return settings["outputFormatting"]?.text.contains("prettyPrinted") == true ? "pretty" : nil
  }

  // MARK: - Dates

  private static func dateStyle(_ settings: [String: Node]) -> String? {
    let date = implied(settings["dateStyle"]).flatMap { $0 == "none" ? nil : $0 }
    let time = implied(settings["timeStyle"]).flatMap { $0 == "none" ? nil : $0 }
    switch (date, time) {
    case (let style?, nil): return style + "Date"
    case (nil, let style?): return style + "Time"
    case (let style?, let other?): return style == other ? style + "DateTime" : "dateTime"
    case (nil, nil): return nil
    }
  }

  /// The word for a pattern such as `yyyy-MM-dd`, by the fields in it.
  private static func format(_ value: Node?) -> String? {
    guard let text = value.flatMap(literalText) else { return nil }
    let letters = unquoted(text)
    let date = dateFields.filter { field in letters.contains(where: field.letters.contains) }.map(\.word)
    let hasHour = letters.contains { "hHkKj".contains($0) }
    let hasZone = letters.contains { "zZxXvVO".contains($0) }
    switch (date, hasHour) {
    case (["year", "month", "day"], true): return hasZone ? "timestamp" : "dateTime"
    case (["year", "month", "day"], false): return text == "yyyy-MM-dd" ? "isoDate" : "date"
    case ([], true): return letters.contains("m") ? "time" : "hour"
    case ([], false): return nil
    case (let fields, true): return fields.count == 1 ? fields[0] + "Time" : "dateTime"
    case (["year", "month"], false): return "monthYear"
    case (let fields, false) where fields.count > 2 && fields.contains("weekday"): return "weekdayDate"
    case (let fields, false):
      return fields.count > 2
        ? "date" : fields[0] + fields.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
  }

  private static let dateFields: [(word: String, letters: String)] = [
    ("weekday", "Eec"), ("year", "yYu"), ("month", "ML"), ("day", "dD"),
  ]

  /// A pattern without the texts in quotation marks.
  private static func unquoted(_ text: String) -> String {
    text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }.joined()
  }

  // MARK: - Regular expressions

  private static func pattern(_ pattern: Node) -> String? {
    guard let text = literalText(of: pattern) else { return nil }
    return patterns.first { entry in text == entry.pattern || text == entry.pattern + "+" }?.word
  }

  private static let patterns: [(pattern: String, word: String)] = [
    (#"\s"#, "whitespace"), (#"\\s"#, "whitespace"), (#"\d"#, "digits"), (#"\\d"#, "digits"),
    ("[0-9]", "digits"), ("<[^>]", "tag"), (#"\n{3,}"#, "blankLines"), (#"\\n{3,}"#, "blankLines"),
    ("[a-z]", "letters"), ("[A-Z]", "capitals"),
  ]
}
