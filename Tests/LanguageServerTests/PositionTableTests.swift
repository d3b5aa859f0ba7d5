import SwiftCST
import Testing

@testable import LanguageServer

/// Positions in both encodings, and those that no line has.
@Suite struct PositionTableTests {
  private func table(
    _ text: String, _ encoding: PositionEncoding, isOnDisk: Bool = false
  ) -> PositionTable {
    let source = SourceText(text)
    return PositionTable(source, LineTable(source), encoding, isOnDisk: isOnDisk)
  }

  private static let text = "a😀é\r\nb\rc\n\n e\u{301}👨‍👩‍👧 x"

  @Test(arguments: [PositionEncoding.utf8, .utf16]) func thereAndBack(encoding: PositionEncoding) {
    let table = table(Self.text, encoding)
    var offset = 0
    for scalar in Self.text.unicodeScalars {
      // Between CR and LF there is no position.
      if !(scalar == "\n" && Array(Self.text.utf8)[max(0, offset - 1)] == 0x0D) {
        #expect(table.offset(of: table.position(of: offset)) == offset)
      }
      offset += String(scalar).utf8.count
    }
    #expect(table.offset(of: table.position(of: offset)) == offset)
  }

  @Test func unitsOfUTF16AreCounted() {
    let table = table(Self.text, .utf16)
    #expect(table.position(of: 5) == Position(line: 0, character: 3))
    #expect(table.offset(of: Position(line: 0, character: 1)) == 1)
    // In the middle of a surrogate pair.
    #expect(table.offset(of: Position(line: 0, character: 2)) == 1)
    #expect(table.offset(of: Position(line: 0, character: 3)) == 5)
    #expect(table.offset(of: Position(line: 0, character: 4)) == 7)
    #expect(table.offset(of: Position(line: 1, character: 1)) == 10)
    #expect(table.offset(of: Position(line: 2, character: 0)) == 11)
  }

  @Test func bytesOfUTF8AreCounted() {
    let table = table(Self.text, .utf8)
    #expect(table.position(of: 5) == Position(line: 0, character: 5))
    for inside in 2...4 { #expect(table.offset(of: Position(line: 0, character: inside)) == 1) }
    #expect(table.offset(of: Position(line: 0, character: 7)) == 7)
  }

  @Test(arguments: [(PositionEncoding.utf8, [2, 3, 4, 6]), (.utf16, [2])]) func placesInsideCharacters(
    encoding: PositionEncoding, inside: [Int]
  ) {
    let table = table(Self.text, encoding)
    let found = (-1...99).filter { table.isInsideCharacter(Position(line: 0, character: $0)) }
    #expect(found == inside)
    #expect(!table.isInsideCharacter(Position(line: 99, character: 99)))
  }

  @Test(arguments: [PositionEncoding.utf8, .utf16]) func placesBesideTheTextAreClamped(
    encoding: PositionEncoding
  ) {
    let table = table(Self.text, encoding)
    #expect(table.offset(of: Position(line: 0, character: 99)) == 7)
    #expect(table.offset(of: Position(line: 1, character: .max)) == 10)
    #expect(table.offset(of: Position(line: 3, character: 5)) == 13)
    #expect(table.offset(of: Position(line: 99, character: 0)) == Self.text.utf8.count)
    #expect(table.offset(of: Position(line: 4, character: 99)) == Self.text.utf8.count)
    #expect(table.offset(of: Position(line: -1, character: 3)) == 0)
    #expect(table.offset(of: Position(line: 1, character: -1)) == 9)
    let reversed = PositionRange(
      start: Position(line: 1, character: 1), end: Position(line: 0, character: 0))
    #expect(table.offsets(of: reversed) == 10..<10)
  }

  @Test func anEmptyTextHasOnePlace() {
    let table = table("", .utf16)
    #expect(table.position(of: 0) == Position(line: 0, character: 0))
    #expect(table.offset(of: Position(line: 3, character: 3)) == 0)
  }

  @Test func byteOrderMarkOfAFile() {
    let onDisk = table("\u{FEFF}ab\nc", .utf16, isOnDisk: true)
    #expect(onDisk.position(of: 4) == Position(line: 0, character: 1))
    #expect(onDisk.position(of: 0) == Position(line: 0, character: 0))
    #expect(onDisk.offset(of: Position(line: 0, character: 0)) == 3)
    #expect(onDisk.offset(of: Position(line: 1, character: 1)) == 7)
    let opened = table("\u{FEFF}ab\nc", .utf16)
    #expect(opened.position(of: 4) == Position(line: 0, character: 2))
  }

  @Test func bytesAreCountedWhereThatIsOffered() {
    #expect(PositionEncoding(offered: []) == .utf16)
    #expect(PositionEncoding(offered: ["utf-32", "utf-16"]) == .utf16)
    #expect(PositionEncoding(offered: ["utf-16", "utf-8"]) == .utf8)
  }
}
