import Rewriting
import TestSupport
import Testing

@Suite struct EditPlanTests {
  private func plan(_ groups: [[TextEdit]]) throws -> EditPlan {
    EditPlan(try groups.map { try EditGroup($0, in: 0) })
  }

  @Test func earlierGroupStaysAndLaterWaits() throws {
    let plan = try plan([
      [TextEdit(0..<4, with: "a")], [TextEdit(3..<5, with: "b"), TextEdit(8..<9, with: "b")],
      [TextEdit(8..<9, with: "c")],
    ])
    #expect(plan.accepted == [0, 2])
    #expect(plan.edits[0] == [TextEdit(0..<4, with: "a"), TextEdit(8..<9, with: "c")])
  }

  @Test func groupIsAppliedInAllFilesOrNone() throws {
    let first = try EditGroup([TextEdit(0..<1, with: "a")], in: 1)
    let second = try EditGroup([
      FileEdit(file: 0, edit: .inserting("b", at: 0)), FileEdit(file: 1, edit: .deleting(0..<1)),
    ])
    let plan = EditPlan([first, second])
    #expect(plan.accepted == [0])
    #expect(plan.edits.keys.sorted() == [1])
    #expect(EditPlan([second, first]).edits.keys.sorted() == [0, 1])
  }

  @Test func touchingEditsAreNoConflict() throws {
    let plan = try plan([
      [TextEdit(4..<6, with: "b")], [TextEdit(2..<4, with: "a")], [.inserting("i", at: 4)],
      [.inserting("j", at: 6)],
    ])
    #expect(plan.accepted == [0, 1, 2, 3])
    #expect(TextEdit.apply(plan.edits[0]!, to: Array("..xxyy..".utf8)) == Array("..aibj..".utf8))
  }

  @Test func insertionsAtOnePlaceAreInConflict() throws {
    let same = TextEdit.inserting("i", at: 4)
    #expect(try plan([[same], [same]]).accepted == [0])
    #expect(try plan([[same, .inserting("j", at: 4)], [.inserting("k", at: 4)]]).accepted == [0])
    #expect(try plan([[TextEdit(2..<6, with: "")], [same]]).accepted == [0])
    #expect(try plan([[same], [TextEdit(2..<6, with: "")]]).accepted == [0])
  }

  @Test func insertionsThatStandAloneComeInTheOrderOfTheirGroups() throws {
    func alone(_ text: String, isShared: Bool = false) -> TextEdit {
      TextEdit(4..<4, with: Array(text.utf8), isShared: isShared, standsAlone: true)
    }
    let space = alone("\n", isShared: true)
    let plan = try plan([
      [space, alone("a;"), .deleting(6..<7)], [.inserting("@b ", at: 4)], [space, alone("c;")],
      [alone("d;"), .deleting(5..<7)], [alone("e;"), TextEdit(4..<5, with: "X")],
    ])
    #expect(plan.accepted == [0, 2, 4])
    #expect(TextEdit.apply(plan.edits[0]!, to: Array("....xyz".utf8)) == Array("....\na;c;e;Xy".utf8))
  }

  @Test func equalSharedInsertionsAreMadeOnce() throws {
    let shared = TextEdit.inserting("import Observation\n", at: 0, isShared: true)
    let other = TextEdit.inserting("import Other\n", at: 0, isShared: true)
    let plan = try plan([
      [shared, .inserting("// a\n", at: 0), .deleting(1..<2)], [shared, .deleting(3..<4)], [other],
      [shared, .inserting("// b\n", at: 0)],
    ])
    #expect(plan.accepted == [0, 1])
    #expect(plan.edits[0]!.map(\.range) == [0..<0, 0..<0, 1..<2, 3..<4])
  }

  @Test func plansAsAComparisonOfAllPairsDoes() throws {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<200 {
      let groups = try (0..<Int.random(in: 0...60, using: &generator)).map { _ in
        let count = Int.random(in: 1...3, using: &generator)
        let edits = generator.edits(length: 120, count: count, pieces: [[65]])
        return try EditGroup(
          edits.map { edit in
            var edit = edit
            edit.isShared = Bool.random(using: &generator)
            edit.standsAlone = Bool.random(using: &generator)
            return FileEdit(file: Int.random(in: 0...1, using: &generator), edit: edit)
          })
      }
      let plan = EditPlan(groups)
      #expect(plan.accepted == acceptedByPairs(groups))
      // Applying traps on edits that overlap or are out of order.
      for edits in plan.edits.values { _ = TextEdit.apply(edits, to: Array(repeating: 0, count: 120)) }
    }
  }

  /// The rules of ``EditPlan`` in their plainest form.
  private func acceptedByPairs(_ groups: [EditGroup]) -> [Int] {
    var placed: [FileEdit] = []
    return groups.indices.filter { index in
      let added = groups[index].edits.filter { !($0.edit.isShared && placed.contains($0)) }
      let isFree = added.allSatisfy { new in
        placed.allSatisfy { old in
          new.file != old.file || !new.edit.overlaps(old.edit) && !new.edit.competes(with: old.edit)
        }
      }
      if isFree { placed += added }
      return isFree
    }
  }
}
