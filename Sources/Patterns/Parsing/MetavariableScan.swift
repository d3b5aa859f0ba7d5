import SwiftCST

/// An occurrence of a metavariable.
struct Placeholder: Hashable, Sendable {
  /// The metavariable.
  let variable: Metavariable

  /// The bytes of the metavariable (UTF-8 offsets in the text of the pattern, 0-based).
  var range: Range<Int>

  /// Its replacement for the parser.
  var form: Form

  /// The replacement of a metavariable, which lets the parser accept it in its context. Each is as long as
  /// the metavariable, so that offsets stay the same.
  enum Form: Sendable {
    /// A name: an expression, a type, a pattern, a statement, a parameter …
    case name
    /// An attribute, `@zzNAME`: the attributes and modifiers of the following declaration.
    case attribute
    /// A macro, `#NAME`: a member of a type.
    case member
    /// A member access, `.$zNAME`: links of a postfix chain.
    case links
  }
}

/// Finds the metavariables of a pattern, and replaces them with names that the parser can read.
struct MetavariableScan {
  private let bytes: [UInt8]
  private(set) var placeholders: [Placeholder] = []

  /// The metavariables of a text, including those in string literals and comments.
  init(_ text: String) {
    bytes = Array(text.utf8)
    var position = 0
    while position < bytes.count {
      position = bytes[position] == UInt8(ascii: "$") ? readDollars(at: position) : position + 1
    }
  }

  private mutating func readDollars(at start: Int) -> Int {
    let dollars = bytes[start...].prefix { $0 == UInt8(ascii: "$") }.count
    let nameStart = start + dollars
    let name = bytes[nameStart...].prefix { Self.isNamePart($0) }
    let end = nameStart + name.count
    let follows = end < bytes.count ? bytes[end] : 0
    // `$binding`, `$0`: Swift's own names.
    guard dollars == 1 || dollars == 3, !Self.isLowercase(follows) else {
      return max(end, nameStart)
    }
    guard let first = name.first else {
      if dollars == 3 { add(Metavariable("", isMany: true), start..<end) }
      return end
    }
    guard !Self.isDigit(first) else { return end }
    let spelling = String(decoding: name, as: UTF8.self)
    let isAnonymous = spelling.allSatisfy { $0 == "_" }
    add(Metavariable(isAnonymous ? "" : spelling, isMany: dollars == 3), start..<end)
    return end
  }

  private mutating func add(_ variable: Metavariable, _ range: Range<Int>) {
    placeholders.append(Placeholder(variable: variable, range: range, form: form(variable, range)))
  }

  /// Links of a chain directly follow an expression; attributes precede a declaration.
  private func form(_ variable: Metavariable, _ range: Range<Int>) -> Placeholder.Form {
    guard variable.isMany else { return .name }
    if range.lowerBound > 0, Self.endsExpression(bytes[range.lowerBound - 1]) { return .links }
    var next = range.upperBound
    while next < bytes.count, bytes[next] == UInt8(ascii: " ") { next += 1 }
    guard next > range.upperBound, next < bytes.count else { return .name }
    if bytes[next] == UInt8(ascii: "@") { return .attribute }
    let word = bytes[next...].prefix { Self.isNamePart($0) || Self.isLowercase($0) }
    return Self.declarationWords.contains(String(decoding: word, as: UTF8.self))
      ? .attribute : .name
  }

  /// The text with names in place of the metavariables, between a prefix and a suffix.
  func text(prefix: String, suffix: String) -> [UInt8] {
    var text = bytes
    for placeholder in placeholders {
      let start = placeholder.range.lowerBound
      let letters = Array(
        (placeholder.variable.isMany ? placeholder.form.ofMany : placeholder.form.ofOne).utf8)
      text.replaceSubrange(start..<start + letters.count, with: letters)
    }
    return Array(prefix.utf8) + text + Array(suffix.utf8)
  }

  /// Removes the unwanted metavariables.
  mutating func filter(_ isWanted: (Placeholder) -> Bool) {
    placeholders = placeholders.filter(isWanted)
  }

  /// Treats a metavariable as a member of a type.
  mutating func takeForMember(_ index: Int) { placeholders[index].form = .member }

  private static let declarationWords: Set<String> = [
    "func", "var", "let", "class", "struct", "enum", "protocol", "extension", "init", "deinit",
    "subscript",
    "typealias", "import", "actor", "associatedtype", "static", "final", "public", "private",
    "fileprivate",
    "internal", "package", "open", "override", "mutating", "nonisolated", "lazy", "weak", "unowned",
    "indirect", "required", "convenience", "dynamic", "optional",
  ]

  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") || isDigit(byte)
      || byte == UInt8(ascii: "_")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func isLowercase(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || byte >= 0x80
  }

  private static func endsExpression(_ byte: UInt8) -> Bool {
    isNamePart(byte) || isLowercase(byte) || ")]}?!>\"".utf8.contains(byte)
  }
}

extension Placeholder.Form {
  /// The replacement of the three dollars.
  fileprivate var ofMany: String {
    switch self {
    case .name: "$zz"
    case .attribute: "@zz"
    case .member: "#zz"
    case .links: ".$z"
    }
  }

  /// The replacement of the one dollar.
  fileprivate var ofOne: String {
    switch self {
    case .name, .links: "$"
    case .attribute: "@"
    case .member: "#"
    }
  }
}
