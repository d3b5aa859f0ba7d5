/// A type as the compiler prints it, as far as the index tells types.
enum PrintedType: Hashable {
  /// A value of a type that has a name, without generic arguments, so many times optional.
  case instance([String], optionalDepth: Int)
  /// The type itself.
  case metatype([String])
  /// A tuple, a function, a composition.
  case other

  init(_ text: String) {
    self = Self.read(Self.stripped(text[...]))
  }

  private static let specifiers = [
    "@lvalue ", "inout ", "__owned ", "__shared ", "sending ", "borrowing ", "consuming ", "any ", "some ",
  ]

  private static func stripped(_ text: Substring) -> Substring {
    for word in specifiers where text.hasPrefix(word) { return stripped(text.dropFirst(word.count)) }
    return text
  }

  private static func read(_ text: Substring) -> PrintedType {
    if text == "()" { return .instance(["Void"], optionalDepth: 0) }
    guard !hasOutermost(text) else { return .other }
    if text.last == "?" || text.last == "!" {
      guard case .instance(let path, let depth) = read(stripped(text.dropLast())) else { return .other }
      return .instance(path, optionalDepth: depth + 1)
    }
    for suffix in [".Type", ".Protocol"] where text.hasSuffix(suffix) {
      let base = text.dropLast(suffix.count)
      if base.hasPrefix("Optional<"), base.last == ">" { return .metatype(["Optional"]) }
      guard case .instance(let path, 0) = read(stripped(base)) else { return .other }
      return .metatype(path)
    }
    if text.first == "(", text.last == ")" { return read(stripped(text.dropFirst().dropLast())) }
    if text.first == "[", text.last == "]" {
      return .instance([text.contains(" : ") ? "Dictionary" : "Array"], optionalDepth: 0)
    }
    if text.hasPrefix("Optional<"), text.last == ">" {
      guard case .instance(let path, let depth) = read(stripped(text.dropFirst(9).dropLast())) else {
        return .other
      }
      return .instance(path, optionalDepth: depth + 1)
    }
    return element(text).map { read(stripped($0)) } ?? .instance(path(text), optionalDepth: 0)
  }

  /// The type that `Dictionary<Key, Value>.Values.Element` or `ReversedCollection<[Value]>.Element` is.
  private static func element(_ text: Substring) -> Substring? {
    let dictionary = (start: "Dictionary<", end: ">.Values.Element")
    if text.hasPrefix(dictionary.start), text.hasSuffix(dictionary.end) {
      let arguments = text.dropFirst(dictionary.start.count).dropLast(dictionary.end.count)
      let parts = arguments.split(separator: ", ", maxSplits: 1)
      return parts.count == 2 && !hasOutermost(parts[0]) ? parts[1] : nil
    }
    let reversed = (start: "ReversedCollection<[", end: "]>.Element")
    guard text.hasPrefix(reversed.start), text.hasSuffix(reversed.end) else { return nil }
    return text.dropFirst(reversed.start.count).dropLast(reversed.end.count)
  }

  /// Whether a comma, an arrow or an ampersand stands outside all brackets.
  private static func hasOutermost(_ text: Substring) -> Bool {
    var depth = 0
    var previous: Character = " "
    for character in text {
      switch character {
      case "(", "[", "<": depth += 1
      case ">" where previous == "-": if depth == 0 { return true }
      case ")", "]", ">": depth -= 1
      case ",", "&", ":": if depth == 0 { return true }
      default: break
      }
      previous = character
    }
    return false
  }

  /// The names, without generic arguments.
  private static func path(_ text: Substring) -> [String] {
    var depth = 0
    var names = ""
    var previous: Character = " "
    for character in text {
      if character == "<" { depth += 1 }
      if depth == 0 { names.append(character) }
      if character == ">", previous != "-" { depth -= 1 }
      previous = character
    }
    return names.split(separator: ".").map(String.init)
  }
}
