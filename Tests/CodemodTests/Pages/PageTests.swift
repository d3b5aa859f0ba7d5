import CSTParser
import CodemodKit
import Codemods
import Foundation
import Patterns
import SwiftCST
import TestSupport
import Testing

/// The pages that `swiftfix explain` prints are the documentation comments of the passes.
///
/// `SWIFTFIX_ACCEPT=1 swift test --filter PageTests` writes a new `Codemods/Pages.swift`.
@Suite struct PageTests {
  private static let folder = packageRoot.appending(path: "Codemods")
  private static let headings = ["What it does", "Why", "Example", "Fix safety", "Not changed when"]

  @Test func pagesAreTheComments() throws {
    let generated = try Self.generatedFile()
    let url = Self.folder.appending(path: "Pages.swift")
    if acceptsWhatIsMade {
      try generated.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: url, encoding: .utf8) == generated)
  }

  @Test(arguments: AllCodemods.catalog.metadata.map(\.id)) func pageHasTheHeadings(_ id: String) throws {
    let lines = try #require(AllCodemods.catalog.page(id)).split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) } == Self.headings)
  }

  private static func generatedFile() throws -> String {
    let modern = Set(ModernPages.passes.map(\.page.name))
    let pages = try AllCodemods.catalog.metadata.map(\.id).filter { !modern.contains($0) }.sorted().map {
      (id: $0, text: try comment(of: $0))
    }
    return """
      // Generated from the documentation comments of the passes: do not edit.
      // swift-format-ignore-file

      extension AllCodemods {
        /// What a person reads about the pass of this ID.
        static func page(of id: String) -> String? {
          switch id {

      """
        + pages.map { page in
          "    case \"\(page.id)\":\n      ##\"\"\"\n"
            + page.text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "\n" : "      \($0)\n" }.joined() + "      \"\"\"##\n"
        }.joined() + "    default: nil\n    }\n  }\n}\n"
  }

  /// The files below `Codemods`, by their names in lower-case letters.
  private static let files: [String: URL] = {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return Dictionary(
      paths.map { folder.appending(path: $0) }.map { ($0.lastPathComponent.lowercased(), $0) },
      uniquingKeysWith: { first, _ in first })
  }()

  /// The documentation comment of the type that describes a pass: it has the pass's name, and a file of it.
  private static func comment(of id: String) throws -> String {
    let url = try #require(files[id.replacing("-", with: "") + ".swift"], "\(id) has no file")
    let name = url.deletingPathExtension().lastPathComponent
    let tree = SyntaxTree.parse(SourceText(bytes: Array(try Data(contentsOf: url))))
    let type = try #require(tree.root.subtree.first { StructDeclSyntax($0)?.name?.text == name })
    let gap = tree.tokens.gap(before: type.tokenIndices.lowerBound)
    return TriviaPieces(of: gap, in: tree.source).filter { $0.kind == .docLineComment }
      .map { piece in
        let line = tree.source.string(in: piece.range).dropFirst(3)
        return String(line.hasPrefix(" ") ? line.dropFirst() : line)
      }.joined(separator: "\n")
  }
}
