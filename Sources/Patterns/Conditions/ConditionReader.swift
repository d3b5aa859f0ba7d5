extension Condition {
  /// Parses a condition for a pattern's matches.
  package init(_ text: String, for pattern: Pattern) throws(PatternMistake) {
    self.text = text
    var reader = ConditionReader(text, pattern)
    isRefusing = reader.take("refuse")
    isNegated = try isRefusing ? reader.refusesIf() : reader.take("not")
    test = try reader.test()
  }

  /// Parses conditions, one on each line; empty lines and those that begin with `#` or `//` are ignored.
  package static func all(
    _ text: String, for pattern: Pattern
  ) throws(PatternMistake) -> [Condition] {
    var conditions: [Condition] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.drop { $0 == " " || $0 == "\t" }
      guard !line.isEmpty, !line.hasPrefix("#"), !line.hasPrefix("//") else { continue }
      conditions.append(try Condition(String(line), for: pattern))
    }
    return conditions
  }
}

/// Parses one condition word by word.
private struct ConditionReader {
  private let text: String
  private let pattern: Pattern
  private var rest: Substring

  init(_ text: String, _ pattern: Pattern) {
    self.text = text
    self.pattern = pattern
    rest = text[...]
    skipSpaces()
  }

  private var offset: Int { text.utf8.distance(from: text.startIndex, to: rest.startIndex) }

  private func mistake(_ message: String) -> PatternMistake {
    PatternMistake(message, in: text, at: offset)
  }

  private mutating func skipSpaces() { rest = rest.drop { $0 == " " || $0 == "\t" } }

  /// Consumes a word if it is the next one.
  mutating func take(_ word: String) -> Bool {
    guard rest.hasPrefix(word) else { return false }
    let behind = rest.dropFirst(word.count)
    if let last = word.last, last.isLetter, let next = behind.first, next.isLetter || next.isNumber {
      return false
    }
    rest = behind
    skipSpaces()
    return true
  }

  private mutating func takeRest() -> String {
    defer { rest = rest[rest.endIndex...] }
    var end = rest
    while end.last == " " || end.last == "\t" { end.removeLast() }
    return String(end)
  }

  // MARK: - Conditions

  /// `if` or `unless`, after `refuse`.
  mutating func refusesIf() throws(PatternMistake) -> Bool {
    if take("unless") { return false }
    guard take("if") else { throw mistake("'refuse' is followed by 'if' or 'unless' and a condition") }
    return true
  }

  mutating func test() throws(PatternMistake) -> Condition.Test {
    if take("beside") { return try beside() }
    if take("inside") { return try inside() }
    if take("count") { return try count() }
    if take("used") { return try used() }
    if take("on") { return try onView() }
    let variable = try variable()
    if take("is") { return try kind(of: variable) }
    if take("~") { return .text(variable, try regularExpression()) }
    if take("contains") { return .contains(variable, try subpattern()) }
    guard let comparison = takeComparison() else {
      throw mistake("'is', '~', 'contains' or a comparison is expected")
    }
    return .value(variable, comparison, try literal())
  }

  private mutating func variable() throws(PatternMistake) -> Int {
    let dollars = rest.prefix { $0 == "$" }.count
    let name = rest.dropFirst(dollars).prefix { $0.isUppercase || $0.isNumber || $0 == "_" }
    guard dollars == 1 || dollars == 3 else {
      throw mistake("a condition begins with a metavariable, 'inside', 'beside', 'used', 'on' or 'count'")
    }
    let variable = Metavariable(String(name), isMany: dollars == 3)
    guard let number = pattern.variables.firstIndex(of: variable), !name.isEmpty else {
      throw mistake("the pattern doesn't bind '\(variable.spelling)'")
    }
    rest = rest.dropFirst(dollars + name.count)
    skipSpaces()
    return number
  }

  private mutating func kind(of variable: Int) throws(PatternMistake) -> Condition.Test {
    let isNot = take("not")
    if isNot { throw mistake("put 'not' at the beginning of the condition") }
    let start = rest
    let word = takeRest()
    if word == "constant" { return .constant(variable) }
    if let kind = Condition.SyntaxClass(rawValue: word) { return .syntax(variable, kind) }
    guard let first = word.first, first.isUppercase,
      word.allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) })
    else {
      rest = start
      let words = Condition.SyntaxClass.allCases.map(\.rawValue).joined(separator: ", ")
      throw mistake("'is' takes one of \(words), constant, or the name of a type")
    }
    return .type(variable, word)
  }

  private mutating func regularExpression() throws(PatternMistake) -> String {
    let start = rest
    let text = takeRest()
    guard text.count > 2, text.hasPrefix("/"), text.hasSuffix("/") else {
      rest = start
      throw mistake("'~' takes a regular expression between slashes: $X ~ /^get[A-Z]/")
    }
    let expression = String(text.dropFirst().dropLast())
    do { _ = try Regex(expression) } catch {
      rest = start
      throw mistake("the regular expression can't be read")
    }
    return expression
  }

  private mutating func subpattern() throws(PatternMistake) -> Pattern {
    let start = offset
    do throws(PatternMistake) {
      return try Pattern(takeRest())
    } catch {
      throw PatternMistake(error.message, in: text, at: start + error.offset)
    }
  }

  private mutating func inside() throws(PatternMistake) -> Condition.Test {
    let start = rest
    let words = takeRest()
    if words == "body" { return .insideBody }
    let parts = words.split(separator: ":", maxSplits: 1).map { $0.trimmed }
    if parts.count == 2,
      parts.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || "_.$".contains($0) } })
    {
      let isAny = ["type", "TYPE", "$_", "_"].contains(parts[0])
      return .insideType(isAny ? nil : parts[0], parts[1])
    }
    rest = start
    return .inside(try subpattern())
  }

  private mutating func beside() throws(PatternMistake) -> Condition.Test {
    let start = rest
    let link = try subpattern()
    guard link.isModifier else {
      rest = start
      throw mistake("'beside' takes a modifier, as in 'beside .tint($_)'")
    }
    return .beside(link)
  }

  private mutating func onView() throws(PatternMistake) -> Condition.Test {
    guard take("View"), rest.isEmpty else { throw mistake("'on' takes View: on View") }
    return .onView
  }

  private mutating func used() throws(PatternMistake) -> Condition.Test {
    guard take("as") else { throw mistake("'used' takes a type: used as Text") }
    let start = rest
    let name = takeRest()
    guard name.first?.isUppercase == true,
      name.allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) })
    else {
      rest = start
      throw mistake("the name of a type is expected, as in 'used as Text'")
    }
    return .used(name)
  }

  private mutating func count() throws(PatternMistake) -> Condition.Test {
    guard take("(") else {
      throw mistake("'count' takes a metavariable in parentheses: count($$$X) < 2")
    }
    let variable = try variable()
    guard take(")"), let comparison = takeComparison(), let number = Int(takeRest()) else {
      throw mistake("'count' is compared with a whole number: count($$$X) < 2")
    }
    return .count(variable, comparison, number)
  }

  private mutating func takeComparison() -> Condition.Comparison? {
    Condition.Comparison.allCases.first { take($0.rawValue) }
  }

  private mutating func literal() throws(PatternMistake) -> Condition.Literal {
    let start = rest
    let word = takeRest()
    if word.count >= 2, word.hasPrefix("\""), word.hasSuffix("\"") {
      return .string(String(word.dropFirst().dropLast()))
    }
    guard let number = Double(word.replacing("_", with: "")) else {
      rest = start
      throw mistake("a number or a text in quotes is expected")
    }
    return .number(number)
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var text = drop { $0 == " " || $0 == "\t" }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return String(text)
  }
}
