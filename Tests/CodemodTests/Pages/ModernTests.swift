import CodemodKit
import Codemods
import Configurations
import Foundation
import Patterns
import TestSupport
import Testing

/// The pack `modern`: the program holds the pages of `Codemods/Modern`, and their examples are right.
///
/// `SWIFTFIX_ACCEPT=1 swift test --filter ModernTests` writes a new `Codemods/ModernTexts.swift`.
@Suite struct ModernTests {
  private static let folder = packageRoot.appending(path: "Codemods")

  @Test func programHoldsThePages() throws {
    let generated = try Self.generatedFile()
    let url = Self.folder.appending(path: "ModernTexts.swift")
    if acceptsWhatIsMade {
      try generated.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: url, encoding: .utf8) == generated)
  }

  private static func generatedFile() throws -> String {
    let modern = folder.appending(path: "Modern")
    let names = try FileManager.default.contentsOfDirectory(atPath: modern.path).sorted()
    let pages = try names.filter { $0.hasSuffix(".md") }.map { name in
      try entry(String(contentsOf: modern.appending(path: name), encoding: .utf8))
    }
    return "// Generated from 'Codemods/Modern': do not edit.\n// swift-format-ignore-file\n\n"
      + "import CodemodKit\nimport Patterns\n\n"
      + "extension ModernPages {\n  static let builtIn: [BuiltIn] = [\n" + pages.joined() + "  ]\n}\n"
  }

  /// The summary of a page and its text, as Swift code.
  private static func entry(_ text: String) throws -> String {
    let summary = PageSummary(of: try PatternPage(text))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
    return """
          BuiltIn(
            PageSummary(
              \(quoted(summary.name)), \(quoted(summary.summary)), .\(summary.tier),
              words: [\(summary.words.map(quoted).joined(separator: ", "))],
              tags: [\(summary.tags.map(quoted).joined(separator: ", "))],
              hasImports: \(summary.hasImports), hasDeployment: \(summary.hasDeployment),
              needsProject: \(summary.needsProject)),
            ##\"\"\"

      """ + lines + "    \"\"\"##),\n"
  }

  private static func quoted(_ text: String) -> String { "##\"\(text)\"##" }

  @Test(arguments: ModernPages.passes.map(\.page.name)) func examplesAreRight(_ name: String) throws {
    let pass = try #require(ModernPages.passes.first { $0.page.name == name })
    for failure in PageTest(pass.page, pass.configured).failures {
      Issue.record("\(name).md:\(failure.line): \(failure.message)\n\(failure.actual)")
    }
  }

  /// Each example compiles as it is and as it becomes, in Swift 5 and in Swift 6 mode.
  @Test(.enabled(if: TypeChecker.isAvailable)) func examplesCompile() async throws {
    let cases = ModernPages.passes.flatMap { pass in
      pass.page.examples.flatMap { example in
        Set([example.before, example.after ?? example.before]).map { text in
          TypeCheckCase("\(pass.page.name).md:\(example.line)", "import SwiftUI\n\n" + text + "\n")
        }
      }
    }
    for result in try await TypeChecker.check(cases) where !result.passed {
      Issue.record("\(result)")
    }
  }

  /// The pack is off unless somebody asks for it, by its tag or by the name of a codemod.
  @Test func runsOnRequest() throws {
    let modern = Set(AllCodemods.catalog.metadata.filter { $0.tags.contains("modern") }.map(\.id))
    #expect(modern.count == ModernPages.passes.count + 2)
    var options = RunOptions(for: AllCodemods.catalog.metadata)
    let standard = EffectiveConfiguration(nil, options, codemods: AllCodemods.catalog.metadata)
    #expect(standard.passesThatAreOn.isDisjoint(with: modern))
    #expect(Set(AllCodemods.catalog.configured().map(\.metadata.id)).isDisjoint(with: modern))
    try options.runOnly(["modern"])
    let asked = EffectiveConfiguration(nil, options, codemods: AllCodemods.catalog.metadata)
    #expect(asked.passesThatAreOn == modern)
  }
}
