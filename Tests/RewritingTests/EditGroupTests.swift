import Rewriting
import Testing

@Suite struct EditGroupTests {
  @Test func editsAreSortedAndInsertionsKeepTheirOrder() throws {
    let group = try EditGroup([
      FileEdit(file: 1, edit: .inserting("z", at: 0)), FileEdit(file: 0, edit: TextEdit(2..<4, with: "r")),
      FileEdit(file: 0, edit: .inserting("a", at: 2)), FileEdit(file: 0, edit: .inserting("b", at: 2)),
      FileEdit(file: 0, edit: .inserting("c", at: 4)),
    ])
    let texts = group.edits.map { String(decoding: $0.edit.replacement, as: UTF8.self) }
    #expect(texts == ["a", "b", "r", "c", "z"])
    #expect(group.files == [0, 1])
  }

  @Test func overlappingEditsAreNoGroup() {
    let first = TextEdit(0..<4, with: "x")
    for second in [TextEdit(3..<5, with: ""), TextEdit(0..<4, with: "x"), .inserting("y", at: 2)] {
      #expect(throws: EditGroup.Overlap.self) { try EditGroup([second, first], in: 0) }
      #expect(throws: Never.self) {
        try EditGroup([FileEdit(file: 0, edit: first), FileEdit(file: 1, edit: second)])
      }
    }
  }

  @Test func overlapBehindANeighbourIsFound() {
    let edits = [TextEdit(0..<9, with: ""), .inserting("a", at: 0), TextEdit(1..<2, with: "")]
    #expect(throws: EditGroup.Overlap.self) { try EditGroup(edits, in: 0) }
  }

  @Test func equalSharedEditsAreMadeOnce() throws {
    let shared = TextEdit.inserting("import Observation\n", at: 0, isShared: true)
    #expect(try EditGroup([shared, .inserting("b", at: 0), shared], in: 0).edits.count == 2)
  }

  @Test func applyReplacesInOnePass() {
    let edits = [
      TextEdit.inserting("<", at: 0), TextEdit(1..<2, with: "é"), .deleting(2..<3), .inserting(">", at: 4),
    ]
    #expect(TextEdit.apply(edits, to: Array("abcd".utf8)) == Array("<aéd>".utf8))
    #expect(TextEdit.apply([], to: [0xFF]) == [0xFF])
    #expect(TextEdit.apply([.inserting("a", at: 0)], to: []) == Array("a".utf8))
  }
}
