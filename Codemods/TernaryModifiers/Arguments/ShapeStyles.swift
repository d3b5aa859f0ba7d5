import ProjectIndex
import SwiftCST

/// The type of a `ShapeStyle` expression, as far as it matters for two of them in one ternary.
enum StyleFamily: Hashable, Sendable {
  case color, hierarchical, material
  /// A style with its own type: `.tint`, `LinearGradient(…)`.
  case other(String)
  case unknown
}

/// Determines the family of a `ShapeStyle` expression.
struct ShapeStyles {
  let index: ProjectIndex

  func family(of expression: Node) -> StyleFamily {
    switch expression.kind {
    case .memberAccessExpr: family(ofMember: MemberAccessExprSyntax(unchecked: expression))
    case .functionCallExpr: family(ofCall: FunctionCallExprSyntax(unchecked: expression))
    case .sequenceExpr: family(ofTernary: expression)
    default: family(ofType: expression)
    }
  }

  private func family(ofMember access: MemberAccessExprSyntax) -> StyleFamily {
    guard let name = access.declName?.baseName?.name else { return .unknown }
    guard let base = access.base else { return family(ofImplicit: name) }
    if name == "gradient", family(of: base) == .color {
      // `.red.gradient` starts as a color and ends as a gradient: it can't be in a ternary with another
      // style.
      return .other(access.node.firstToken.kind == .period ? access.node.text : "AnyGradient")
    }
    if DeclReferenceExprSyntax(base)?.baseName?.text == "Color" {
      guard index.isForeign(base) else { return .unknown }
      // A member that the project adds may be a gradient.
      let own = index.members(named: name, ofForeign: "Color").filter(\.isStatic)
      return own.isEmpty ? .color : family(ofType: access.node)
    }
    return family(ofType: access.node)
  }

  private func family(ofImplicit name: String) -> StyleFamily {
    let own = index.members(named: name, ofForeign: "ShapeStyle").filter(\.isStatic)
    if !own.isEmpty {
      let types = own.compactMap { ($0.typeAnnotation ?? $0.resultType)?.text }
      return types.count == own.count
        && types.allSatisfy { $0 == "Color" || $0 == "Self" && areOfColor(own) }
        ? .color : .unknown
    }
    if Self.colors.contains(name) { return .color }
    if Self.levels.contains(name) { return .hierarchical }
    if Self.materials.contains(name) { return .material }
    return Self.others[name].map(StyleFamily.other) ?? .unknown
  }

  /// Whether members of extensions of `ShapeStyle` that return `Self` are declared where `Self` is `Color`.
  private func areOfColor(_ members: [Declaration]) -> Bool {
    members.allSatisfy { member in
      guard let parent = member.parent, let clause = index[parent].genericWhereClause else { return false }
      return clause.node.text.split(whereSeparator: \.isWhitespace).joined() == "whereSelf==Color"
    }
  }

  private func family(ofCall call: FunctionCallExprSyntax) -> StyleFamily {
    guard let callee = call.calledExpression else { return .unknown }
    if let name = DeclReferenceExprSyntax(callee)?.baseName?.text {
      if name == "Color" { return index.isForeign(callee) ? .color : .unknown }
      if Self.gradients.contains(name), index.isForeign(callee) { return .other(name) }
      return family(ofType: call.node)
    }
    guard let access = MemberAccessExprSyntax(callee), let name = access.declName?.baseName?.name else {
      return .unknown
    }
    guard let base = access.base else { return Self.functions[name].map(StyleFamily.other) ?? .unknown }
    // `Color.opacity` returns a color; other styles become an opaque type.
    if name == "opacity", family(of: base) == .color { return .color }
    return family(ofType: call.node)
  }

  /// The common family of both arms of an existing ternary.
  private func family(ofTernary sequence: Node) -> StyleFamily {
    guard let ternary = UnfoldedTernary(sequence) else { return .unknown }
    let family = family(of: ternary.then)
    return family == self.family(of: ternary.otherwise) ? family : .unknown
  }

  private func family(ofType expression: Node) -> StyleFamily {
    guard case .instance(.foreign(let type), optionalDepth: 0) = index.typeOfExpression(expression) else {
      return family(ofInitialValue: expression)
    }
    switch type {
    case "Color": return .color
    case "HierarchicalShapeStyle": return .hierarchical
    case "Material": return .material
    default: return Self.gradients.contains(type) ? .other(type) : .unknown
    }
  }

  /// `static let accent = Color.green`: without a type annotation, the value determines the family.
  private func family(ofInitialValue reference: Node) -> StyleFamily {
    guard reference.kind == .declReferenceExpr || reference.kind == .memberAccessExpr else { return .unknown }
    let name = MemberAccessExprSyntax(reference)?.declName?.node ?? reference
    let found = index.declarations(referencedBy: name)
    guard found.count == 1, index[found[0]].typeAnnotation == nil, let value = index[found[0]].initialValue,
      value.firstToken.text == "Color"
    else { return .unknown }
    return family(of: value)
  }

  /// The names of colors that can be implicit members.
  static let colors: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
    "white", "gray", "black", "clear",
  ]

  /// The styles that are relative to the surrounding ones; `Color` has the first two as well.
  static let levels: Set<String> = ["primary", "secondary", "tertiary", "quaternary", "quinary"]

  private static let materials: Set<String> = [
    "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial", "bar",
  ]

  private static let others: [String: String] = [
    "tint": "TintShapeStyle", "foreground": "ForegroundStyle", "background": "BackgroundStyle",
    "selection": "SelectionShapeStyle", "separator": "SeparatorShapeStyle",
    "placeholder": "PlaceholderTextShapeStyle", "link": "LinkShapeStyle", "fill": "FillShapeStyle",
    "windowBackground": "WindowBackgroundShapeStyle",
  ]

  private static let gradients: Set<String> = [
    "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient",
    "AnyGradient", "ImagePaint", "AnyShapeStyle",
  ]

  private static let functions: [String: String] = [
    "linearGradient": "LinearGradient", "radialGradient": "RadialGradient",
    "angularGradient": "AngularGradient",
    "conicGradient": "AngularGradient", "ellipticalGradient": "EllipticalGradient", "image": "ImagePaint",
  ]
}
