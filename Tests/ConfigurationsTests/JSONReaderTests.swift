import Foundation
import TestSupport
import Testing

@testable import Configurations
import Workspace

@Suite struct JSONReaderTests {
  private func read(_ text: String) throws -> PlainJSON {
    PlainJSON(try JSONReader.value(of: Array(text.utf8)))
  }

  /// The place and the message of the error in a text.
  private func error(_ bytes: [UInt8]) -> String {
    do throws(JSONSyntaxError) {
      return "\(PlainJSON(try JSONReader.value(of: bytes)))"
    } catch {
      return "\(error.offset): \(error.message)"
    }
  }

  private func error(_ text: String) -> String { error(Array(text.utf8)) }

  @Test func commentsAndCommas() throws {
    let text = """
      \u{FEFF}// first
      { /* a */ "a" /**/ : // b
        [ 1, /* { */ 2, ], "b": {}, "c": "// no comment", // x
        /* a star * and a slash / */
      } // last, without a line end
      """
    let expected = PlainJSON.object([
      "a": .list([.number(1), .number(2)]), "b": .object([:]), "c": .text("// no comment"),
    ])
    #expect(try read(text) == expected)
    for newline in ["\r\n", "\r"] {
      #expect(try read(text.replacing("\n", with: newline)) == expected)
    }
  }

  @Test func escapes() throws {
    #expect(
      try read(#""\"\\\/\b\f\n\r\t\u0041\u00e9\uD83D\uDE00\u0000""#) == .text("\"\\/\u{8}\u{C}\n\r\tAé😀\0"))
  }

  @Test(arguments: [
    ("", "0: expected a value, but the file ends here"),
    ("// nothing\n", "11: expected a value, but the file ends here"),
    ("{", "1: expected a key in double quotes or '}', but the file ends here"),
    ("{]", "1: expected a key in double quotes or '}'"),
    ("{a: 1}", "1: expected a key in double quotes or '}'"),
    ("{'a': 1}", "1: strings and keys need double quotes"),
    ("{\"a\" 1}", "5: expected ':' after the key"),
    ("{\"a\": 1 \"b\": 2}", "8: expected ',' or '}'"),
    ("{,}", "1: expected a key in double quotes or '}'"),
    ("[,]", "1: expected a value"),
    ("[1,,]", "3: expected a value"),
    ("[1 2]", "3: expected ',' or ']'"),
    ("[1}", "2: expected ',' or ']'"),
    ("1 2", "2: expected the end of the file"),
    ("True", "0: expected a value"),
    ("trues", "0: expected a value"),
    ("NaN", "0: expected a value"),
    ("# a", "0: a comment begins with '//' or '/*'"),
    ("/ a", "0: a comment begins with '//' or '/*'"),
    ("/", "0: a comment begins with '//' or '/*'"),
    ("/* a *", "0: unterminated comment; add '*/'"),
    ("/*/", "0: unterminated comment; add '*/'"),
    ("{\"a\": 1, \"b\": 2, \"\\u0061\": 3}", "17: 'a' is written twice in this object"),
    ("\"a\n\"", "0: unterminated text; add '\"'"),
    ("\"a", "0: unterminated text; add '\"'"),
    ("\"\\", "1: no such escape; a backslash is written '\\\\'"),
    ("\"a\tb\"", "2: a control character in a text is written '\\u0009'"),
    ("\"C:\\dir\"", "3: no such escape; a backslash is written '\\\\'"),
    ("\"\\uD83D\"", "1: this is half of a character; write both halves"),
    ("\"\\uD83D\\u0041\"", "1: this is half of a character; write both halves"),
    ("\"\\uDE00\\uD83D\"", "1: this is half of a character; write both halves"),
    ("\"\\u12\"", "1: '\\u' takes four hexadecimal digits"),
    ("\"\\u+123\"", "1: '\\u' takes four hexadecimal digits"),
    ("\"\\u", "1: '\\u' takes four hexadecimal digits"),
    ("[01]", "1: this is not a valid JSON number"),
    ("[1.]", "1: this is not a valid JSON number"),
    ("[.5]", "1: expected a value"),
    ("[+1]", "1: expected a value"),
    ("[1e]", "1: this is not a valid JSON number"),
    ("[-]", "1: this is not a valid JSON number"),
    ("[0x10]", "1: this is not a valid JSON number"),
    ("\u{A0}1", "0: expected a value"),
  ])
  func mistakes(_ text: String, _ message: String) {
    #expect(error(text) == message)
  }

  @Test func bytesThatAreNotText() {
    #expect(error(Array("{ \"a\": \"".utf8) + [0xFF] + Array("\" }".utf8)) == "8: this byte is not UTF-8")
    #expect(error(Array("// ".utf8) + [0xC3, 0x0A] + Array("{}".utf8)) == "3: this byte is not UTF-8")
    #expect(error([0xED, 0xA0, 0x80]) == "0: this byte is not UTF-8")
    #expect(error([0xFE, 0xFF, 0, 0x7B]) == "0: this byte is not UTF-8")
  }

  /// Keys are the same where their characters are, not where they only look alike.
  @Test func keysThatLookAlike() throws {
    guard
      case .object(let members) = try JSONReader.value(of: Array("{\"\u{E9}\": 1, \"e\u{301}\": 2}".utf8))
        .content
    else { return #expect(Bool(false)) }
    #expect(members.count == 2)
  }

  @Test func numbersKeepTheirSpelling() throws {
    for spelling in ["1e400", "-0", "17.10", "123456789012345678901234567890", "0.1E-7"] {
      guard case .number(let read) = try JSONReader.value(of: Array(spelling.utf8)).content else {
        return #expect(Bool(false))
      }
      #expect(read == spelling)
    }
  }

  @Test func depth() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(!error(nested(65)).contains("lists and objects"))
    #expect(error(nested(66)) == "65: more than 64 nested lists and objects")
    #expect(error(String(repeating: "[{\"a\":", count: 1_000_000)).contains("more than 64"))
  }

  @Test func places() throws {
    let bytes = Array("\u{FEFF}{\r\n  \"a\": [ true ]\r\n}".utf8)
    guard case .object(let members) = try JSONReader.value(of: bytes).content, let member = members.first,
      case .list(let elements) = member.value.content
    else { return #expect(Bool(false)) }
    #expect([member.offset, member.value.offset, elements.first?.offset] == [8, 13, 15])
  }

  // MARK: - Against the decoder of Foundation

  private func foundation(_ bytes: [UInt8]) -> PlainJSON? {
    try? JSONDecoder().decode(PlainJSON.self, from: Data(bytes))
  }

  @Test func readsAsFoundation() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      let bytes = Array(random.json(depth: 5).utf8)
      let read = PlainJSON(try JSONReader.value(of: bytes))
      #expect(read == foundation(bytes), "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test func rejectsAsFoundation() throws {
    var random = SeededGenerator(seed: 2)
    var (rejected, accepted) = (0, 0)
    for _ in 0..<5_000 {
      var bytes = Array(random.json(depth: 3).utf8)
      guard !bytes.isEmpty else { continue }
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes.remove(at: place)
      case 1: bytes[place] = UInt8.random(in: 1...255, using: &random)
      default:
        bytes.insert(Array("{}[],:\"\\/0-.eE+tn \u{7}".utf8).randomElement(using: &random) ?? 0, at: place)
      }
      let ours = try? PlainJSON(JSONReader.value(of: bytes))
      let theirs = foundation(bytes)
      if let ours, theirs == nil {
        // What is more than JSON: a comma behind the last value, comments, and numbers of any size.
        let text = String(decoding: bytes.filter { !" \n\t\r".utf8.contains($0) }, as: UTF8.self)
        let isMore = text.contains(",]") || text.contains(",}") || text.contains("/")
        #expect(isMore || "\(ours)".contains("inf"), "\(text)")
      } else if ours == nil, let theirs {
        #expect(error(bytes).contains("written twice"), "\(String(decoding: bytes, as: UTF8.self)) \(theirs)")
      } else {
        #expect(ours == theirs)
        if ours == nil { rejected += 1 } else { accepted += 1 }
      }
    }
    #expect(rejected > 500 && accepted > 500)
  }
}

/// JSON without places, as both readers give it.
private enum PlainJSON: Equatable, Decodable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([PlainJSON])
  case object([String: PlainJSON])

  init(_ value: JSONNode) {
    switch value.content {
    case .null: self = .null
    case .flag(let isOn): self = .flag(isOn)
    case .number(let spelling): self = .number(Double(spelling) ?? .nan)
    case .text(let text): self = .text(text)
    case .list(let elements): self = .list(elements.map(PlainJSON.init))
    case .object(let members):
      self = .object(Dictionary(members.map { ($0.key, PlainJSON($0.value)) }) { $1 })
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([PlainJSON].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: PlainJSON].self))
    }
  }
}

extension SeededGenerator {
  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int(next() % UInt64(elements.count))]
  }

  /// Any JSON, with white space where it may stand.
  fileprivate mutating func json(depth: Int) -> String {
    let count = depth > 0 ? Int(next() % 4) : 0
    let value: String
    switch next() % (depth > 0 ? 6 : 4) {
    case 0: value = pick(["null", "true", "false"])
    case 1: value = pick(["0", "-0", "17", "-3.25", "1e3", "2E-2", "1.5e+10", "9007199254740993", "0.1"])
    case 2, 3: value = string()
    case 4:
      value = "[" + (0..<count).map { _ in json(depth: depth - 1) }.joined(separator: ",") + space() + "]"
    default:
      value =
        "{"
        + (0..<count).map { number in
          space() + "\"\(number)" + string().dropFirst() + space() + ":" + json(depth: depth - 1)
        }.joined(separator: ",") + space() + "}"
    }
    return space() + value + space()
  }

  private mutating func space() -> String { pick(["", "", " ", "\n", "\r\n", "\t", "  "]) }

  private mutating func string() -> String {
    let parts = [
      "a", "é", "😀", "\\n", "\\\"", "\\\\", "\\/", "\\u0041", "\\uD83D\\uDE00", "\\u0000", "{", "]", ",",
      "\u{2028}",
      "\u{7F}", "\\u00e9", "\\ufffd", " ",
    ]
    return "\"" + (0..<Int(next() % 5)).map { _ in pick(parts) }.joined() + "\""
  }
}
