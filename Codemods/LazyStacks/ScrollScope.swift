import CodemodKit
import ProjectIndex
import SwiftCST

/// What the code around a scroll view says about its stack.
struct ScrollScope {
  let index: ProjectIndex
  let scroll: WrittenView
  let surroundings: [Surrounding]

  init(_ index: ProjectIndex, _ scroll: WrittenView) {
    self.index = index
    self.scroll = scroll
    surroundings = Surrounding.all(around: scroll.expression)
  }

  /// The property or function with the scroll view, or the outermost statement where there is none.
  private var member: Node {
    if let declaration = index.enclosingDeclaration(of: scroll.root) { return declaration.node }
    return scroll.root.ancestors.first {
      $0.parent?.kind == .codeBlockItemList && $0.parent?.parent?.kind == .sourceFile
    }
      ?? scroll.root
  }

  // MARK: - Position

  /// What reads or sets the scroll position in the same body.
  var positionUse: String? {
    for node in member.subtree {
      if let name = DeclReferenceExprSyntax(node)?.baseName, name.kind == .identifier {
        let text = name.text
        if Self.positions.contains(text) { return text }
      }
      guard let call = FunctionCallExprSyntax(node),
        let access = MemberAccessExprSyntax(call.calledExpression),
        access.declName?.baseName?.text == "frame", ViewCall(call).argument("in") != nil
      else { continue }
      return "frame(in:)"
    }
    return nil
  }

  private static let positions: Set<String> = [
    "ScrollViewReader", "scrollPosition", "scrollTo", "onScrollGeometryChange",
  ]

  // MARK: - Ideal size

  /// What measures the scroll view or its stack at the ideal size.
  func idealSizeAncestor(_ found: FoundStack, _ axis: ScrollAxis) -> String? {
    let own = found.view.modifiers + found.path.flatMap(\.modifiers) + scroll.modifiers
    if own.contains(where: { $0.name == "fixedSize" }) { return "fixedSize" }
    var isBounded = isBounded(scroll.modifiers, axis)
    for surrounding in surroundings {
      if let name = measures(surrounding, axis, isBounded) { return name }
      if surrounding.modifiers.contains(where: { $0.name == "fixedSize" }) { return "fixedSize" }
      if surrounding.modifiers.contains(where: hasComputedDetent) { return "presentationDetents" }
      isBounded = isBounded || self.isBounded(surrounding.modifiers, axis)
    }
    return scroll.modifiers.contains(where: hasComputedDetent) ? "presentationDetents" : nil
  }

  private func measures(_ surrounding: Surrounding, _ axis: ScrollAxis, _ isBounded: Bool) -> String? {
    if surrounding.isModifier { return surrounding.name == "contextMenu" ? "contextMenu" : nil }
    if surrounding.name == "ImageRenderer" { return surrounding.name }
    switch surrounding.call.frameworkName(index) {
    case "ViewThatFits": return "ViewThatFits"
    case "Menu": return "Menu"
    case "ScrollView": return !isBounded && ScrollAxis(of: surrounding.call) == axis ? "ScrollView" : nil
    case "List", "Form": return !isBounded && axis == .vertical ? surrounding.name : nil
    default: return nil
    }
  }

  /// Whether a frame bounds the length along the axis.
  private func isBounded(_ modifiers: [WrittenView.Modifier], _ axis: ScrollAxis) -> Bool {
    let labels = axis == .vertical ? ["height", "maxHeight"] : ["width", "maxWidth"]
    return modifiers.contains { modifier in
      modifier.name == "frame"
        && labels.contains { label in modifier.call.argument(label).map { !Frame.isInfinity($0) } ?? false }
    }
  }

  /// `.presentationDetents([.height(measured)])`.
  private func hasComputedDetent(_ modifier: WrittenView.Modifier) -> Bool {
    guard modifier.name == "presentationDetents", let arguments = modifier.call.syntax.arguments else {
      return false
    }
    return arguments.subtree.contains { node in
      guard let call = FunctionCallExprSyntax(node),
        let access = MemberAccessExprSyntax(call.calledExpression),
        access.declName?.baseName?.text == "height", let value = ViewCall(call).argument(nil)
      else { return false }
      return !Frame.isLiteral(value)
    }
  }

  // MARK: - Types and images

  /// A written type that names the stack, or the scroll view with what is in it.
  func spelledType(_ found: FoundStack, _ axis: ScrollAxis) -> String? {
    let isBare = if case .bare = found.form { true } else { false }
    let call = found.view.call?.syntax
    if let callee = call?.calledExpression, callee.kind == .genericSpecializationExpr { return callee.text }
    var places = [member]
    if let owner = found.owner { places.append(index[owner].node) }
    if let type = index.enclosingType(of: scroll.root) {
      places += index.members(of: type).filter { $0.kind == .typealias }.map(\.node)
    }
    for place in places {
      for node in place.subtree where node.kind == .identifierType {
        guard let type = IdentifierTypeSyntax(node), type.genericArgumentClause != nil,
          let name = type.name?.text, name == axis.stack || isBare && name == "ScrollView"
        else { continue }
        return node.text
      }
    }
    return nil
  }

  /// What renders the view to an image.
  var renderer: String? {
    guard let type = index.enclosingType(of: scroll.root) else { return nil }
    let name = index[type].name
    for renderer in Self.renderers {
      for use in index.uses(of: renderer) where use.role == .reference {
        guard let call = use.node.ancestors.first(where: { $0.kind == .functionCallExpr }) else { continue }
        if index.enclosingType(of: use.node) == type || mentions(name, in: call) { return renderer }
      }
    }
    return nil
  }

  private static let renderers = ["ImageRenderer", "assertSnapshot", "verifySnapshot", "assertSnapshots"]

  private func mentions(_ name: String, in call: Node) -> Bool {
    call.subtree.contains { DeclReferenceExprSyntax($0)?.baseName?.text == name }
  }
}
