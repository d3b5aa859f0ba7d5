/// The spelling of names as identifiers.
package enum IdentifierText {
  /// Whether the characters of a name need no backticks: true for `name`, but not for the raw identifier ``
  /// `my name` ``.
  package static func isPlain(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, isHead(first) else { return false }
    return name.unicodeScalars.dropFirst().allSatisfy { isHead($0) || isTail($0) }
  }

  /// A name as it is written in code: a raw identifier has backticks.
  package static func written(_ name: String) -> String { isPlain(name) ? name : "`\(name)`" }

  /// A name without the characters that need backticks, with a capital letter after each gap: `myName` for
  /// `my name`. Nil if nothing remains.
  package static func plain(_ name: String) -> String? {
    if isPlain(name) { return name }
    let words = name.unicodeScalars.split { !isHead($0) && !isTail($0) }.map { String($0) }
    let whole = words.dropFirst().reduce(words.first ?? "") { name, word in
      name + word.prefix(1).uppercased() + word.dropFirst()
    }
    let start = whole.unicodeScalars.drop { !isHead($0) }
    return start.isEmpty ? nil : String(start)
  }

  private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic || (0x1_F000..<0x1_FFFE).contains(scalar.value)
  }

  private static func isTail(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .decimalNumber, .nonspacingMark, .spacingMark: true
    default: scalar.value == 0x200D || (0xFE00...0xFE0F).contains(scalar.value)
    }
  }
}
