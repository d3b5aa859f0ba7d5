import CodemodKit
import Fixpoint
import ProjectIndex
import SwiftCST
import TestSupport
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
      CarelessEdit(old: "moved /* kept */", new: "/* kept */ moved"),
      CarelessEdit(old: "moved /* gone */", new: "/* kept */ moved"),
      CarelessEdit(old: "+ hidden", new: "// hidden"),
      CarelessEdit(old: "zero;", new: "zero"),
      CarelessEdit(old: "\nlet end ", new: "let end "),
    ]
  }

  private enum Growth: CarelessWords {
    static let id = "G"
    static let all = [CarelessEdit(old: "x1", new: "x11")]
  }

  private enum Stages: CarelessWords {
    static let id = "E"
    static let all = [CarelessEdit(old: "begun", new: "half"), CarelessEdit(old: "half", new: "ended")]
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
        path: "\(number).swift", source: SourceText(text), isEditable: true)
    }
    return Runner(ProfileTable(profile), settings: ProjectSettings()).run(over: files)
  }

  private static let slips = ConfiguredCodemod(CarelessPass<Slips>())

  private func texts(_ outcome: Outcome) -> [String] {
    outcome.files.map { String(decoding: $0.tree.source.bytes, as: UTF8.self) }
  }

  @Test func syntaxErrorLeavesItsFixOut() {
    let outcome = run("let slow = 1\nlet brace = 2\n", "let slow = 1\n")
    #expect(texts(outcome) == ["let fast = 1\nlet brace = 2\n", "let fast = 1\n"])
    #expect(outcome.faults.map(\.file) == [0])
    #expect(outcome.faults.allSatisfy { "\($0)".hasPrefix("0.swift: the fix S1 of S (0.swift:2:1)") })
  }

  /// A fix that takes away a comment is none.
  @Test(arguments: ["/* why */", "/* maybe */"])
  func commentThatWouldGoRefusesTheFix(_ comment: String) {
    let outcome = run("let slow = 1 \(comment)\nlet slow = 2\n")
    #expect(texts(outcome) == ["let fast = 1 \(comment)\nlet fast = 2\n"])
    #expect(outcome.faults.isEmpty)
    #expect(outcome.remaining.map(\.rule) == [.lostComment])
    let message = "the comment '\(comment)' (0.swift:1) is in code that would be removed"
    #expect(outcome.remaining.allSatisfy { $0.message.hasPrefix(message) })
  }

  @Test func commentThatIsMovedIsKept() {
    let outcome = run("let moved /* kept */ = 1\nlet moved /* gone */ = 2\n")
    #expect(texts(outcome) == ["let /* kept */ moved = 1\nlet moved /* gone */ = 2\n"])
    #expect(outcome.remaining.map(\.rule) == [.lostComment])
  }

  /// A comment that becomes part of another is lost, too.
  @Test func lostCommentLeavesItsFixOut() {
    let outcome = run("let slow = 1\n+ hidden /* why */\nlet slow = 2\n", "let slow = 1\n")
    #expect(texts(outcome) == ["let fast = 1\n+ hidden /* why */\nlet fast = 2\n", "let fast = 1\n"])
    #expect(outcome.faults.map(\.file) == [0])
    #expect(outcome.faults.allSatisfy { "\($0)".contains("2:1) would have lost the comment '/* why */'") })
  }

  /// Each of them is at fault; those in between are not, nor those that only a later round can make.
  @Test func severalFaultsInOneFile() {
    let lines = (1...9).map { number in
      number.isMultiple(of: 3) ? "let slow = \(number)\n+ hidden /* why */" : "let begun = \(number)"
    }
    let passes = [Self.slips, ConfiguredCodemod(CarelessPass<Stages>())]
    let outcome = run(lines.joined(separator: "\n") + "\n", by: passes)
    let made = lines.map { $0.replacing("slow", with: "fast").replacing("begun", with: "ended") }
    #expect(texts(outcome) == [made.joined(separator: "\n") + "\n"])
    let places = outcome.faults.map { "\($0)".split(separator: " would")[0] }
    #expect(places == [4, 8, 12].map { "0.swift: the fix S8 of S (0.swift:\($0):1)" })
  }

  /// Alone each of two fixes holds up, together they don't: the second is left out.
  @Test func faultOfTwoTogether() {
    let outcome = run("let slow = 1\nlet a = zero;\nlet end = 3\nlet slow = 2\n")
    #expect(texts(outcome) == ["let fast = 1\nlet a = zero\nlet end = 3\nlet fast = 2\n"])
    #expect(outcome.faults.count == 1)
    #expect(outcome.faults.allSatisfy { "\($0)".contains("S10 of S (0.swift:2:14) would have broken") })
  }

  /// An unsafe fix in the same file makes no difference to what is asked of the others.
  @Test func lostCommentBesideAnUnsafeFix() {
    let outcome = run("let risky = 1\n+ hidden /* why */\n")
    #expect(texts(outcome) == ["let calm = 1\n+ hidden /* why */\n"])
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
