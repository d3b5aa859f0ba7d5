import CodemodKit
import SwiftCST
import TestSupport
import Testing

/// Comments that silence something: of those that are for a place, the first one counts.
struct SuppressionTests {
  /// Comments of every kind beside, inside and across one another.
  private static func file(_ random: inout SeededGenerator) -> ProjectFile {
    let verbs = ["ignore", "disable", "enable", "disable", "enable", "ignore", "ignore-file"]
    let names = ["", "lazy-stacks", "LZ201", "lazy-stacks LZ202", "LZ202 lazy-stacks", "hoist-formatters"]
    let lines = (0..<60).map { line in
      let isCode = Int.random(in: 0..<3, using: &random) > 0
      let hasComment = !isCode || Int.random(in: 0..<3, using: &random) == 0
      let isForFile = Int.random(in: 0..<20, using: &random) == 0
      let verb = verbs[isForFile ? 6 : Int.random(in: 0..<6, using: &random)]
      let name = names[Int.random(in: 0..<names.count, using: &random)]
      return (isCode ? "let v\(line) = 1" : "") + (hasComment ? " // swiftfix:\(verb) \(name)" : "")
    }
    return ProjectFile(
      path: "A.swift", source: SourceText(lines.joined(separator: "\n")), isEditable: true)
  }

  @Test(arguments: 0..<40)
  func firstOneCounts(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let file = Self.file(&random)
    let stretches = file.suppressions.stretches
    let passes = ["lazy-stacks", "hoist-formatters", "ternary-modifiers", Suppressions.auditingPass]
    for (line, start) in file.lines.lineStarts.enumerated() {
      for pass in passes {
        for id in ["LZ201", "LZ202", "US201"] {
          let finding = Finding(
            codemod: pass, rule: Rule(id, .refusal, ""), file: 0, range: start..<start, message: "", fix: nil)
          let first = stretches.firstIndex { stretch in
            stretch.lines.contains(line)
              && (stretch.names.isEmpty
                ? pass != Suppressions.auditingPass : stretch.names.contains { $0.names(finding) })
          }
          #expect(file.suppressions.covering(finding, file.lines) == first)
        }
      }
    }
  }

  @Test(arguments: [
    "/*swiftfix:ignore A*/", "/*\n  swiftfix:ignore A\n*/", "/*\r\n * swiftfix:ignore A\r\n */",
    "//\tswiftfix:ignore A",
  ])
  func whiteSpaceComesFirst(_ comment: String) throws {
    let source = SourceText(comment + "\nlet a = 1\nlet b = 1\n")
    let file = ProjectFile(path: "A.swift", source: source, isEditable: true)
    let stretch = try #require(file.suppressions.stretches.first)
    #expect(stretch.lines == 0..<file.lines.lineStarts.count - 2)
    #expect(stretch.names.map(\.id) == ["A"])
  }

  /// What a comment on a line of its own is for begins below other comments and attributes, and not below a blank
  /// line.
  @Test(arguments: [
    ("// swiftfix:ignore A\nlet a = 1\nlet b = 1", 0..<2),
    ("// swiftfix:ignore A\n// Text.\n/// More.\nlet a = 1\nlet b = 1", 0..<4),
    ("// swiftfix:ignore A\n@B\n@C(\n  d)\nlet a = 1\nlet b = 1", 0..<5),
    ("// swiftfix:ignore A\n@B let a = 1\nlet b = 1", 0..<2),
    ("// swiftfix:ignore A\n\nlet a = 1", 0..<2),
    ("// swiftfix:ignore A\n// Text.\n\nlet a = 1", 0..<2),
    ("// swiftfix:ignore A\n#if DEBUG\nlet a = 1\n#endif", 0..<2),
    ("// swiftfix:ignore A\n@B\n\nlet a = 1", 0..<2),
    ("/* swiftfix:ignore A */ let a = 1\nlet b = 1", 0..<1),
    ("let a = 1 // swiftfix:ignore A\n// Text.\nlet b = 1", 0..<1),
    ("// swiftfix:ignore A", 0..<1), ("// swiftfix:ignore A\n", 0..<2),
  ])
  func nextLineOfCode(_ text: String, _ lines: Range<Int>) throws {
    let file = ProjectFile(path: "A.swift", source: SourceText(text), isEditable: true)
    #expect(try #require(file.suppressions.stretches.first).lines == lines)
  }

  /// A comment that ends something ends the last one of the same names, in whatever order they are.
  @Test func lastOneEnds() {
    let text = """
      // swiftfix:disable A B
      // swiftfix:disable A
      // swiftfix:disable B A
      // swiftfix:enable A B
      // swiftfix:enable A
      // swiftfix:enable B
      """
    let suppressions = ProjectFile(path: "A.swift", source: SourceText(text), isEditable: true).suppressions
    #expect(suppressions.stretches.map(\.lines) == [0..<6, 1..<5, 2..<4])
    #expect(suppressions.strayEnds.count == 1)
  }
}
