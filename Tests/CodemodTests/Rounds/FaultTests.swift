import CSTParser
import CodemodKit
import ProjectIndex
import SwiftCST
import Testing

/// What becomes of the files where a pass does what it must not.
@Suite struct FaultTests {
  private enum Slips: CarelessWords {
    static let id = "S"
    static let all = [
      CarelessEdit(old: "slow", new: "fast"),
      CarelessEdit(old: "let brace", new: "let brace = {"),
      CarelessEdit(old: "/* why */", new: ""),
      CarelessEdit(old: "/* maybe */", new: "", tier: .unsafe),
      CarelessEdit(old: "risky", new: "calm", tier: .unsafe),
      CarelessEdit(old: "twice", new: "once", isTwice: true),
    ]
  }

  private enum Growth: CarelessWords {
    static let id = "G"
    static let all = [CarelessEdit(old: "x1", new: "x11")]
  }

  private enum There: CarelessWords {
    static let id = "T"
    static let all = [CarelessEdit(old: "there", new: "back")]
  }

  private enum Back: CarelessWords {
    static let id = "B"
    static let all = [CarelessEdit(old: "back", new: "there")]
  }

  private func run(_ texts: String..., by passes: [ConfiguredCodemod] = [slips]) -> Outcome {
    let profile = Profile(passes, applying: FixSelection(includesUnsafe: true))
    let files = texts.enumerated().map { number, text in
      ProjectFile(
        path: "\(number).swift", tree: SyntaxTree.parse(SourceText(text)), isEditable: true)
    }
    return Fixpoint(ProfileTable(profile), settings: ProjectSettings()).run(over: files)
  }

  private static let slips = ConfiguredCodemod(CarelessPass<Slips>())

  private func texts(_ outcome: Outcome) -> [String] {
    outcome.files.map { String(decoding: $0.tree.source.bytes, as: UTF8.self) }
  }

  @Test func syntaxErrorLeavesTheFileAlone() {
    let outcome = run("let slow = 1\nlet brace = 2\n", "let slow = 1\n")
    #expect(texts(outcome) == ["let slow = 1\nlet brace = 2\n", "let fast = 1\n"])
    #expect(outcome.faults.map(\.file) == [0])
    #expect(outcome.faults.allSatisfy { "\($0)".contains("S0, S1 would have broken the file") })
  }

  @Test(arguments: ["/* why */", "/* maybe */"])
  func lostCommentLeavesTheFileAlone(_ comment: String) {
    let outcome = run("let slow = 1 \(comment)\n", "let slow = 1\n")
    #expect(texts(outcome) == ["let slow = 1 \(comment)\n", "let fast = 1\n"])
    #expect(outcome.faults.map(\.file) == [0])
    #expect(outcome.faults.allSatisfy { "\($0)".contains("lost the comment '\(comment)'") })
  }

  /// An unsafe fix in the same file makes no difference to what is asked of the others.
  @Test func lostCommentBesideAnUnsafeFix() {
    let outcome = run("let risky = 1 /* why */\n")
    #expect(texts(outcome) == ["let risky = 1 /* why */\n"])
    #expect(outcome.faults.count == 1)
  }

  @Test func overlappingEditsLeaveTheFixOut() {
    let outcome = run("let twice = 1\nlet slow = 2\n")
    #expect(texts(outcome) == ["let twice = 1\nlet fast = 2\n"])
    #expect(outcome.faults.isEmpty)
    #expect(outcome.remaining.map(\.rule.id) == ["S5"])
    #expect(outcome.remaining.allSatisfy { $0.fix == nil })
  }

  @Test func cycleEnds() {
    let passes = [ConfiguredCodemod(CarelessPass<There>()), ConfiguredCodemod(CarelessPass<Back>())]
    let outcome = run("let there = 1\n", by: passes)
    #expect(outcome.faults == [.cycle(["B", "T"])])
    #expect(texts(outcome) == ["let there = 1\n"])
  }

  @Test func growthEnds() {
    let outcome = run("let x1 = 1\n", by: [ConfiguredCodemod(CarelessPass<Growth>())])
    #expect(outcome.faults == [.tooManyRounds(["G"])])
  }
}
