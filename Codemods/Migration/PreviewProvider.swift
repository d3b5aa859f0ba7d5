import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Replaces preview providers with '#Preview'.
///
/// ## What it does
///
/// Finds types that are nothing but a `PreviewProvider` of one view, and writes the view in `#Preview`. The
/// name that
/// `previewDisplayName` gives it becomes the name of the preview.
///
/// ## Why
///
/// `#Preview` needs no type with a name of its own, and takes views of UIKit and AppKit, too (WWDC23, *Build
/// programmatic UI with Xcode Previews*).
///
/// ## Example
///
/// ```swift
/// struct Badge_Previews: PreviewProvider {
///     static var previews: some View {
///         Badge(count: 3)
///             .previewDisplayName("Three")
///     }
/// }
/// ```
///
/// becomes
///
/// ```swift
/// #Preview("Three") {
///     Badge(count: 3)
/// }
/// ```
///
/// ## Fix safety
///
/// Unsafe: the macro needs Xcode 15 or later.
///
/// ## Not changed when
///
/// - it shows several views, a `Group` or a `ForEach`: each of them is a separate preview
/// - a modifier says on which device or in which layout the preview is shown: `#Preview` takes traits for
///   that
/// - the type has other members or attributes, or something else uses it
struct PreviewProvider: Codemod {
  static let replaced = Rule(
    "PP201", .unsafe, "The macro needs Xcode 15 or later.",
    remedy: "Check that everyone who builds the project has Xcode 15 or later. Then allow PP201.")
  static let manifold = Rule(
    "PP301", .refusal, "The provider is more than one view without options.",
    remedy: "Write a '#Preview' for each view by hand, with traits for its layout.")

  static let metadata = CodemodMetadata(
    id: "preview-provider", summary: "Replaces preview providers with '#Preview'.", category: .migration,
    words: ["PreviewProvider"], targets: [.nodes([.structDecl])], rules: [replaced, manifold], topic: nil,
    isOptIn: true, tags: ["modern"])

  /// The body of a provider: the code to keep, and the name that it sets for the preview.
  struct Preview: Sendable {
    let provider: Node
    let body: Range<Int>
    var name: String?

    /// Why nothing is written.
    var obstacle = ""
  }

  func match(_ node: Node, in file: FileContext) -> [Match<Preview>] {
    guard let declaration = file.index.declaration(at: node), declaration.parent == nil,
      let type = file.index.declaredType(declaration.id),
      file.index[type].inheritances.map(\.node.text) == ["PreviewProvider"],
      file.index[type].declarations.count == 1, file.index[type].extensions.isEmpty,
      let provider = StructDeclSyntax(node), let keyword = provider.structKeyword, let name = provider.name
    else { return [] }
    let header = keyword.range.lowerBound..<name.range.upperBound
    let refused = { (reason: String) in
      [Match(Self.manifold, at: header, Preview(provider: node, body: node.range, obstacle: reason))]
    }
    if provider.attributes?.children.first != nil { return refused("it has an attribute") }
    if !file.index.references(to: type).all.isEmpty { return refused("other code uses it") }
    if node.tokenIndices.contains(where: { file.tree.tokens.kinds[$0] == .poundIf }) {
      return refused("part of it depends on '#if'")
    }
    if let other = file.index.members(of: type).first(where: { $0.name != "previews" }) {
      return refused("it has the member '\(other.name ?? other.node.firstToken.text)'")
    }
    guard let body = Self.body(of: provider) else { return refused("'previews' isn't a plain getter") }
    do throws(Obstacle) {
      return [Match(Self.replaced, at: header, try Self.preview(body, of: node))]
    } catch {
      return refused(error.reason)
    }
  }

  /// Why a provider isn't rewritten.
  private struct Obstacle: Error { let reason: String }

  /// The statements of `previews`, where it is the only member.
  private static func body(of provider: StructDeclSyntax) -> [Node]? {
    guard let member = provider.memberBlock?.members?.children.only,
      let variable = VariableDeclSyntax(MemberBlockItemSyntax(member)?.decl),
      let binding = PatternBindingSyntax(variable.bindings?.children.only),
      binding.pattern?.text == "previews", binding.initializer == nil,
      let block = binding.accessorBlock?.node.children.first(where: { $0.kind == .codeBlockItemList })
    else { return nil }
    return block.children.map { $0 }
  }

  private static func preview(_ items: [Node], of provider: Node) throws(Obstacle) -> Preview {
    guard let last = items.last.flatMap({ CodeBlockItemSyntax($0)?.item }), let first = items.first,
      items.dropLast().allSatisfy({ CodeBlockItemSyntax($0)?.item?.kind == .variableDecl })
    else { throw Obstacle(reason: "it shows more than one view") }
    let view = ReturnStmtSyntax(last)?.expression ?? last
    let chain = CallChain(view)
    guard let root = FunctionCallExprSyntax(chain.base)?.calledName else {
      throw Obstacle(reason: "'\(chain.base.shortText)' may be more than one view")
    }
    if groups.contains(root) { throw Obstacle(reason: "each view of '\(root)' is a preview of its own") }
    if let option = items.lazy.flatMap({ $0.subtree.lazy.compactMap(optionName) }).first {
      throw Obstacle(
        reason: option == "Self"
          ? "code in it refers to the provider as 'Self'"
          : "'\(option)' is a trait of '#Preview'")
    }
    if chain.isSplit { throw Obstacle(reason: "part of it depends on '#if'") }
    let whole = first.range.lowerBound..<last.range.upperBound
    guard let named = chain.calls.last, named.name == "previewDisplayName" else {
      guard !chain.calls.contains(where: { $0.name == "previewDisplayName" }) else {
        throw Obstacle(reason: "modifiers follow 'previewDisplayName'")
      }
      return Preview(provider: provider, body: whole)
    }
    guard let name = named.call.argumentValues.only,
      name.kind == .stringLiteralExpr || name.kind == .simpleStringLiteralExpr
    else { throw Obstacle(reason: "the display name isn't a literal") }
    let unnamed = whole.lowerBound..<named.base.range.upperBound
    return Preview(provider: provider, body: unnamed, name: name.text)
  }

  private static let groups: Set = ["ForEach", "Group"]

  /// The name of a modifier that sets how the canvas shows a preview, or `Self`, which means the provider.
  private static func optionName(_ node: Node) -> String? {
    guard let name = DeclReferenceExprSyntax(node)?.baseName?.name else { return nil }
    return name == "Self" || canvas.contains(name) ? name : nil
  }

  private static let canvas: Set = [
    "previewContext", "previewDevice", "previewInterfaceOrientation", "previewLayout",
  ]

  func message(for match: Match<Preview>, in file: FileContext) -> String {
    guard match.rule == Self.replaced else {
      return "the provider isn't rewritten, because \(match.state.obstacle); write '#Preview' by hand"
    }
    return "use '#Preview', which needs no type"
  }

  func fix(_ match: Match<Preview>, in file: FileContext) throws(EditGroup.Overlap) -> EditGroup {
    let (node, body) = (match.state.provider, match.state.body)
    let base = file.indentation(at: node.range.lowerBound)
    let shift = IndentShift(
      from: file.indentation(at: body.lowerBound), to: base + file.style.indentUnit.bytes(levels: 1))
    let code = shift.apply(
      to: body, of: file.tree.source, lines: file.lines, protecting: file.tree.multilineStrings(in: body))
    let name = match.state.name.map { "(\($0))" } ?? ""
    let snippet: Snippet = "#Preview\(name) {\n  \(code)\n}"
    let edit = TextEdit(node.range, with: file.style.render(snippet, base: base))
    return try EditGroup([edit], in: file.number)
  }
}
