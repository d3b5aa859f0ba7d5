import SwiftCST
import TestSupport
import Testing
import Workspace

@testable import LanguageServer

/// Documents that are edited piece by piece, and their names.
@Suite struct DocumentTests {
  private func change(_ from: (Int, Int), _ to: (Int, Int), _ text: String) -> ContentChange {
    ContentChange(
      range: PositionRange(
        start: Position(line: from.0, character: from.1), end: Position(line: to.0, character: to.1)),
      text: text)
  }

  @Test func changesBuildOnEachOther() {
    var document = Document(
      uri: DocumentURI(rawValue: "untitled:a"), version: 1, text: "let a = \"😀\"\r\nlet b = 1\r\n")
    document.apply(
      [
        change((0, 9), (0, 11), "é😀"),
        change((0, 13), (1, 0), "\n"),
        change((1, 8), (1, 9), "2"),
        change((2, 0), (2, 0), "let c = 3"),
      ], version: 2, encoding: .utf16)
    #expect(document.text == SourceText("let a = \"é😀\"\nlet b = 2\r\nlet c = 3"))
    #expect(document.version == 2)
    #expect(document.lines.lineStarts.count == 3)
    document.apply([change((0, 9), (0, 11), "")], version: 3, encoding: .utf8)
    #expect(document.text == SourceText("let a = \"😀\"\nlet b = 2\r\nlet c = 3"))
    document.apply([ContentChange(range: nil, text: "")], version: 4, encoding: .utf8)
    #expect(document.text.count == 0)
  }

  @Test(arguments: [(0, 2), (1, 2), (2, 2), (2, 3)]) func aHalfCharacterIsNoText(start: Int, end: Int) {
    var document = Document(uri: DocumentURI(rawValue: "untitled:a"), version: 1, text: "a😀b\n")
    document.apply(
      [change((0, start), (0, end), ""), change((0, 0), (0, 0), "c")], version: 2, encoding: .utf16)
    #expect(!document.isKnown)
    document.apply([ContentChange(range: nil, text: "d")], version: 3, encoding: .utf16)
    #expect(document.isKnown)
    #expect(document.text == SourceText("d"))
  }

  /// Random edits, made by the document and by a string of its own.
  @Test(arguments: [PositionEncoding.utf8, .utf16]) func randomChangesMakeTheSameText(
    encoding: PositionEncoding
  ) {
    var generator = SeededGenerator(seed: 7)
    let pieces = ["", "x", "\n", "\r\n", "é", "😀", "let a = 1\n", "\r"]
    var document = Document(uri: DocumentURI(rawValue: "untitled:a"), version: 0, text: "")
    var expected: [UInt8] = []
    for version in 1...400 {
      let text = String(decoding: expected, as: UTF8.self)
      let starts = text.unicodeScalars.indices.map { text.utf8.distance(from: text.startIndex, to: $0) }
      let table = PositionTable(document.text, document.lines, encoding)
      let bounds = (0..<2).map { _ in (starts + [expected.count]).randomElement(using: &generator) ?? 0 }
        .map { table.offset(of: table.position(of: $0)) }.sorted()
      let piece = pieces.randomElement(using: &generator) ?? ""
      let change = ContentChange(range: table.range(of: bounds[0]..<bounds[1]), text: piece)
      expected.replaceSubrange(bounds[0]..<bounds[1], with: piece.utf8)
      document.apply([change], version: version, encoding: encoding)
      #expect(document.text.bytes == expected)
    }
  }

  @Test(arguments: [
    ("/a/b.swift", "file:///a/b.swift"), ("/a b/ü%.swift", "file:///a%20b/%C3%BC%25.swift"),
    ("/a+b/Caf\u{E9}@2x.swift", "file:///a%2Bb/Caf%C3%A9%402x.swift"),
  ]) func pathsAndURIsAreMadeOfEachOther(path: String, uri: String) {
    #expect(DocumentURI(file: FilePath(path)).rawValue == uri)
    #expect(DocumentURI(rawValue: uri).path == FilePath(path))
  }

  @Test func bytesThatAreNoTextAreEscaped() {
    let path = FilePath(bytes: [0x2F, 0xFF, 0x0A, 0x61])
    #expect(DocumentURI(file: path).rawValue == "file:///%FF%0Aa")
    #expect(DocumentURI(rawValue: "file:///%ff%0aa").path == path)
  }

  @Test func otherSpellingsOfURIsAreUnderstood() {
    #expect(DocumentURI(rawValue: "FILE://localhost/a:b").path == FilePath("/a:b"))
    #expect(DocumentURI(rawValue: "file:///a%3Ab#x").path == FilePath("/a:b"))
    for uri in [
      "untitled:Untitled-1", "", "file:", "file://", "file://host/a", "file:///a%0", "file:///a%zz", "/a",
    ] {
      #expect(DocumentURI(rawValue: uri).path == nil)
    }
  }
}
