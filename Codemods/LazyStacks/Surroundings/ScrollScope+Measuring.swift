import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

extension ScrollScope {
  /// What depends on the size of the stack: code that reads it for use elsewhere, or an effect that is placed
  /// or drawn by its length.
  func measurement(of found: FoundStack) -> String? {
    let modifiers = found.view.modifiers + found.path.flatMap(\.modifiers)
    return modifiers.firstNonNil { modifier in
      if let reader = reader(in: modifier) { return reader }
      guard case .stack = found.form else { return nil }
      let own = SwiftUIModifiers.contain(modifier.name) ? [] : OwnModifier(modifier.call, index).modifiers
      return ([modifier] + own).contains(where: dependsOnLength) ? modifier.name : nil
    }
  }

  private func reader(in modifier: WrittenView.Modifier) -> String? {
    switch modifier.name {
    case "anchorPreference", "onGeometryChange", "transformAnchorPreference": modifier.name
    case "background", "overlay": names(in: modifier).contains("GeometryReader") ? "GeometryReader" : nil
    default:
      OwnModifier(modifier.call, index).mentions(anyOf: ["GeometryReader", "onGeometryChange"])
        ? modifier.name : nil
    }
  }

  /// Whether a modifier rotates, scales or places the stack about its center, or draws something non-uniform
  /// over its length.
  private func dependsOnLength(_ modifier: WrittenView.Modifier) -> Bool {
    switch modifier.name {
    case "aspectRatio", "position", "rotation3DEffect", "rotationEffect", "scaleEffect", "scaledToFill",
      "scaledToFit":
      true
    case "background", "mask", "overlay":
      !names(in: modifier).isDisjoint(with: Self.uneven)
        || !isAtStart(modifier.call) && isSmall(modifier)
        || shown(by: modifier.call).contains(where: isOwnView)
    default: false
    }
  }

  /// Views that look different at a larger size.
  private static let uneven: Set<String> = [
    "AngularGradient", "AsyncImage", "Canvas", "Circle", "Ellipse", "EllipticalGradient", "Image",
    "ImagePaint", "LinearGradient", "MeshGradient", "RadialGradient", "angularGradient", "conicGradient",
    "ellipticalGradient", "gradient", "linearGradient", "radialGradient",
  ]

  /// Whether what a modifier draws has its own length, so that its position on the stack matters.
  private func isSmall(_ modifier: WrittenView.Modifier) -> Bool {
    let small: Set = ["Button", "Label", "Link", "Menu", "ProgressView", "Text"]
    return !names(in: modifier).isDisjoint(with: small)
      || parts(of: modifier).flatMap(\.subtree).contains { LabeledExprSyntax($0)?.label?.text == "height" }
  }

  /// Whether an overlay is at the start of the view.
  private func isAtStart(_ call: ViewCall) -> Bool {
    let side = MemberAccessExprSyntax(call.argument("alignment"))?.declName?.baseName?.text.lowercased()
    return side.map { $0.hasPrefix("top") || $0 == "leading" } ?? false
  }

  /// What a modifier draws: an argument, or the statements of its closure.
  private func shown(by call: ViewCall) -> [Node] {
    let built = call.content.map { BuilderItem.all(in: $0) } ?? []
    return [call.argument(nil)].compactMap(\.self)
      + built.compactMap { item in if case .view(let node) = item { node } else { nil } }
  }

  private func isOwnView(_ expression: Node) -> Bool {
    guard let callee = WrittenView(expression).call?.syntax.calledExpression,
      case .metatype(.known(let type)) = index.typeOfExpression(callee)
    else { return false }
    return index.kind(of: type).isView
  }

  private func names(in modifier: WrittenView.Modifier) -> Set<String> {
    Set(parts(of: modifier).flatMap(\.subtree).compactMap { DeclReferenceExprSyntax($0)?.baseName?.text })
  }

  /// The inputs of a modifier: its arguments and its first trailing closure.
  private func parts(of modifier: WrittenView.Modifier) -> [Node] {
    [modifier.call.syntax.arguments, modifier.call.syntax.trailingClosure?.node].compactMap(\.self)
  }
}
