import Reports
import Testing

@testable import LanguageServer

/// A document as an editor holds it: it makes the server's edits with means of its own.
struct EditedText {
  private(set) var text: String
  private let countsBytes: Bool

  init(_ text: String, countsBytes: Bool = false) {
    self.text = text
    self.countsBytes = countsBytes
  }

  /// The text after edits, as the protocol has them: all of them are for the text as it is.
  mutating func apply(_ edits: [JSONValue]) throws {
    var scalars = Array(text.unicodeScalars)
    let places = try edits.map { edit in
      (
        start: try index(edit["range"]?["start"], scalars), end: try index(edit["range"]?["end"], scalars),
        text: try #require(edit["newText"]?.text)
      )
    }
    // From the end to the start, those at one place in their order.
    for (_, place) in places.enumerated().sorted(by: { ($0.1.start, $0.0) > ($1.1.start, $1.0) }) {
      scalars.replaceSubrange(place.start..<place.end, with: Array(place.text.unicodeScalars))
    }
    text = String(String.UnicodeScalarView(scalars))
  }

  private func index(_ position: JSONValue?, _ scalars: [Unicode.Scalar]) throws -> Int {
    let line = try #require(position?["line"]?.number)
    let character = try #require(position?["character"]?.number)
    var index = 0
    for _ in 0..<line {
      while !["\n", "\r"].contains(scalars[index]) { index += 1 }
      index += scalars[index] == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n" ? 2 : 1
    }
    var units = 0
    while units < character {
      units += countsBytes ? String(scalars[index]).utf8.count : String(scalars[index]).utf16.count
      index += 1
    }
    #expect(units == character, "a place inside a character")
    return index
  }
}
