import CSTParser
import SwiftCST
import Testing

/// The parser doesn't know a file's language mode, so it takes what any mode from Swift 5 on takes.
@Suite struct LanguageModeTests {
  @Test(arguments: [
    "@ Published var count = 0",
    "@Environment (\\.colorScheme) var scheme",
    "func update(then done: @escaping @MainActor([Int]) -> Void) {}",
    "let handlers: [@MainActor(Int) async throws(E) -> Void] = []",
    "let print = { @MainActor(text: String) -> Void in }",
  ])
  func compilesBeforeSwift6(_ text: String) {
    let tree = SyntaxTree.parse(SourceText(bytes: Array(text.utf8)))
    #expect(tree.errors.isEmpty)
    #expect(TreeInvariants.violation(in: tree) == nil)
  }

  @Test func parametersAreNoArguments() throws {
    let tree = SyntaxTree.parse(SourceText(bytes: Array("var done: @MainActor(Int) -> Void".utf8)))
    let type = try #require(tree.root.subtree.first { $0.kind == .functionType })
    #expect(type.text == "(Int) -> Void")
    let attribute = try #require(tree.root.subtree.firstNonNil { AttributeSyntax($0) })
    #expect(attribute.arguments == nil)
  }
}
