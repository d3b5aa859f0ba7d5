import TestSupport
import Testing

@Suite struct SyntaxTests {
  @Test func printsTheTree() async throws {
    let playground = try Playground()
    try playground.write("A.swift", "let a = b // c\n")
    let outcome = try await playground.swiftfix("syntax", "A.swift")
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        sourceFile 0..<15
          codeBlockItemList 0..<9
            codeBlockItem 0..<9
              variableDecl 0..<9
                let 0..<3 "let"
                patternBindingList 4..<9
                  patternBinding 4..<9
                    identifierPattern 4..<5
                      identifier 4..<5 "a"
                    initializerClause 6..<9
                      equal 6..<7 "="
                      declReferenceExpr 8..<9
                        identifier 8..<9 "b"
          endOfFile 15..<15 ""

        """)
  }

  @Test func printsTheSpansOfEachFile() async throws {
    let playground = try Playground()
    try playground.write("A.swift", "a\n")
    try playground.write("Sources/B.swift", "")
    let outcome = try await playground.swiftfix("syntax", "--spans", ".")
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        # A.swift
        sourceFile 0 2
        codeBlockItemList 0 1
        codeBlockItem 0 1
        declReferenceExpr 0 1
        # Sources/B.swift

        """)
  }

  @Test func checkCountsFilesWithErrors() async throws {
    let playground = try Playground()
    try playground.write("A.swift", "let a = 1\n")
    let sound = try await playground.swiftfix("syntax", "--check", ".")
    #expect(sound.status == 0)
    let line =
      #"1 file, 10 bytes, 0 files with errors, 0 round-trip failures, \d+\.\d{3} seconds, \d+\.\d MB/s\n"#
    #expect(try sound.output.wholeMatch(of: Regex(line)) != nil)

    try playground.write("B.swift", "func f( {\n")
    let broken = try await playground.swiftfix("syntax", "--check", ".")
    #expect(broken.status == 1)
    #expect(broken.output.hasPrefix("B.swift:1:9: error: "))
    #expect(broken.output.contains("\n2 files, 20 bytes, 1 file with errors, 0 round-trip failures, "))
    #expect(broken.errors.isEmpty)
  }
}
