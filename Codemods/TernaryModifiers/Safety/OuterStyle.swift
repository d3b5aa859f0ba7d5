import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// What `false` in a modifier overrides further out: `.bold(false)` inside `.bold()`.
enum OuterStyle {
  /// A modifier of this name is applied around the view, or elsewhere in its chain.
  case modifier(String)
  /// The view is passed on here, and the modifiers applied to it there are unknown.
  case handedOn(Node)
}

/// Searches for an outer style: in the chain, around the view, and around its uses.
struct OuterStyleSearch {
  private let safety: MergeSafety
  /// The modifier that is switched off.
  private let name: String
  /// The modifiers that set the same value.
  private let family: Set<String>
  private var visited: Set<Node> = []

  private var index: ProjectIndex { safety.index }

  /// The search for what `name(false)` overrides; nil if it overrides nothing.
  init?(_ name: String, _ safety: MergeSafety) {
    guard let family = Self.families[name] else { return nil }
    self.safety = safety
    self.name = name
    self.family = family
  }

  /// Searches the other modifiers of a chain, and the code around its statement.
  mutating func search(_ others: [MemberCall], around statement: Node) -> OuterStyle? {
    // For a modifier that affects a single view, the chain is checked for what the modifier overrides.
    guard isOfOneView else { return style(among: others) ?? style(around: statement) }
    let found = style(around: statement)
    if case .handedOn = found { return nil }
    return found
  }

  /// Whether the modifier affects a single view, and not the views in it.
  private var isOfOneView: Bool { ["blendMode", "layoutPriority", "zIndex"].contains(name) }

  // MARK: - Outwards

  /// Walks from a view to the declaration that displays it, and on from its uses.
  private mutating func style(around view: Node) -> OuterStyle? {
    var current = view
    while let parent = current.parent {
      switch parent.kind {
      case .functionDecl, .accessorBlock:
        return style(aroundUsesOf: parent)
      case .closureExpr:
        if parent.parent?.kind == .macroExpansionExpr || parent.parent?.kind == .macroExpansionDecl {
          return nil
        }
        guard let argument = ClosureArgument(parent) else { return .handedOn(parent) }
        if isOfOneView, !MergeSafety.isTransparent(argument.call.calledExpression?.text ?? "") { return nil }
        if let found = style(appliedBy: argument.call) { return found }
        current = argument.call.node
        if let found = style(among: CallChain.calls(behind: current)) { return found }
      case let kind where Self.transparent.contains(kind): current = parent
      default: return .handedOn(current)
      }
    }
    return nil
  }

  /// Nodes that a view can be part of without being passed on.
  private static let transparent: Set<SyntaxKind> = [
    .codeBlock, .codeBlockItem, .codeBlockItemList, .expressionStmt, .returnStmt, .ifExpr, .switchExpr,
    .switchCase, .switchCaseList, .ifConfigDecl, .ifConfigClause, .ifConfigClauseList, .memberAccessExpr,
    .functionCallExpr, .accessorDecl, .accessorDeclList,
  ]

  private mutating func style(aroundUsesOf body: Node) -> OuterStyle? {
    guard visited.insert(body).inserted else { return nil }
    for view in safety.uses(of: body) {
      let found =
        style(among: CallChain.calls(behind: view))
        ?? (isHosted(view) ? nil : style(around: view))
      if let found { return found }
    }
    return nil
  }

  /// Whether a view is the root of a hosting controller, which no view surrounds.
  private func isHosted(_ view: Node) -> Bool {
    LabeledExprSyntax(view.parent)?.label?.text == "rootView"
  }

  // MARK: - Modifiers

  private func style(among modifiers: [MemberCall]) -> OuterStyle? {
    modifiers.first(where: applies).map { .modifier($0.name) }
  }

  /// Whether a modifier is in the family, or is implemented with one that is.
  private func applies(_ modifier: MemberCall) -> Bool {
    isOfFamily(modifier.call)
      || ModifierCode(of: modifier, index).pieces.contains { holdsStyle($0) }
  }

  /// A container or function of the project that applies such a modifier to anything that it displays.
  private func style(appliedBy call: FunctionCallExprSyntax) -> OuterStyle? {
    guard let callee = call.calledExpression else { return nil }
    let code = index.callables(called: callee).flatMap { callable -> [Node] in
      let owner =
        callable.kind == .initializer ? index.type(of: callable.id) : index.declaredType(callable.id)
      return (owner.map(index.members) ?? [callable]).map(\.node)
    }
    return code.contains(where: holdsStyle) ? .modifier(callee.shortText) : nil
  }

  private func holdsStyle(_ code: Node) -> Bool {
    code.subtree.contains { FunctionCallExprSyntax($0).map(isOfFamily) ?? false }
  }

  /// `bold()`, `.font(.body.bold())`, `.font(.body.weight(.heavy))`, `.environment(\.font, .body.bold())`
  private func isOfFamily(_ call: FunctionCallExprSyntax) -> Bool {
    guard let callee = call.calledExpression else { return false }
    let called = (MemberAccessExprSyntax(callee)?.declName ?? DeclReferenceExprSyntax(callee))?.baseName?.name
    guard let called else { return false }
    if family.contains(called) { return true }
    guard ["font", "environment", "transformEnvironment"].contains(called) else { return false }
    let parts = family.union(name == "bold" ? ["weight"] : [])
    return (call.argumentValues + call.trailingClosures).contains { argument in
      argument.subtree.contains {
        DeclReferenceExprSyntax($0)?.baseName.map { parts.contains($0.text) } ?? false
      }
    }
  }

  private static let families: [String: Set<String>] = [
    "bold": ["bold", "fontWeight"], "italic": ["italic"], "underline": ["underline"],
    "strikethrough": ["strikethrough"], "monospaced": ["monospaced", "fontDesign"],
    "autocorrectionDisabled": ["autocorrectionDisabled", "disableAutocorrection"],
    "privacySensitive": ["privacySensitive"], "scrollDisabled": ["scrollDisabled", "isScrollEnabled"],
    "scrollClipDisabled": ["scrollClipDisabled"], "selectionDisabled": ["selectionDisabled"],
    "badge": ["badge"], "blendMode": ["blendMode"], "layoutPriority": ["layoutPriority"],
    "zIndex": ["zIndex"],
    "symbolEffectsRemoved": ["symbolEffectsRemoved"], "invalidatableContent": ["invalidatableContent"],
    "accessibilityHidden": ["accessibilityHidden"],
    "interactiveDismissDisabled": ["interactiveDismissDisabled"],
    "navigationBarBackButtonHidden": ["navigationBarBackButtonHidden", "navigationBarHidden"],
  ]
}
