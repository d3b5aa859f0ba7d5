import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Determines whether values are of a type, or of one that conforms to it or inherits from it.
struct TypeQuestion {
  private let model: SwiftUIModel

  init(_ model: SwiftUIModel) { self.model = model }

  /// Whether an expression is of a type; nil if that can't be determined. The name of a member after a period
  /// has the member's type.
  func isOf(_ name: String, _ expression: Node) -> Bool? {
    if let member = MemberAccessExprSyntax(expression.parent), member.declName?.node == expression {
      return isOf(name, typeOfMember(member), member.node)
    }
    if let ternary = UnfoldedTernary(expression) {
      // Both branches have one type, which an implicit member takes from the other branch.
      let branches = [ternary.then, ternary.otherwise]
      let explicit = branches.filter { !isImplicitMember($0) }
      let answers = (explicit.isEmpty ? branches : explicit).map { isOf(name, $0) }
      if answers.contains(false) { return false }
      return answers.contains(nil) ? nil : true
    }
    let isText = [.stringLiteralExpr, .simpleStringLiteralExpr].contains(expression.kind)
    if isText, name == "String" { return true }
    return isOf(name, typeOfExpression(expression, depth: 0), expression)
  }

  private func isImplicitMember(_ expression: Node) -> Bool {
    let root = CallChain(FunctionCallExprSyntax(expression)?.calledExpression ?? expression).base
    return MemberAccessExprSyntax(root).map { $0.base == nil } ?? false
  }

  private func typeOfExpression(_ expression: Node, depth: Int) -> ExpressionType {
    if expression.kind == .nilLiteralExpr { return .instance(.foreign("Optional"), optionalDepth: 1) }
    let type =
      MemberAccessExprSyntax(expression).map(typeOfMember) ?? model.index.typeOfExpression(expression)
    guard type == .unknown, depth < 8 else { return type }
    if isColor(expression, depth: depth) { return .instance(.foreign("Color"), optionalDepth: 0) }
    return initialValue(of: expression).map { typeOfExpression($0, depth: depth + 1) } ?? .unknown
  }

  /// `Color.red`, and colors derived from a color. All of Apple's static members of `Color` are colors, and
  /// so are those that Xcode generates from an asset catalog.
  private func isColor(_ expression: Node, depth: Int) -> Bool {
    if let call = FunctionCallExprSyntax(expression) {
      guard let access = MemberAccessExprSyntax(call.calledExpression), let base = access.base,
        ["opacity", "mix"].contains(access.declName?.baseName?.text ?? "")
      else { return false }
      return typeOfExpression(base, depth: depth + 1) == .instance(.foreign("Color"), optionalDepth: 0)
    }
    guard let access = MemberAccessExprSyntax(expression), let base = access.base,
      model.index.typeOfExpression(base) == .metatype(.foreign("Color")),
      let name = access.declName?.baseName?.name
    else { return false }
    return name.first?.isLowercase == true && model.index.members(named: name, ofForeign: "Color").isEmpty
  }

  /// The initial value of the variable that an expression names, if its type isn't declared.
  private func initialValue(of expression: Node) -> Node? {
    let name = MemberAccessExprSyntax(expression)?.declName?.node ?? expression
    guard name.kind == .declReferenceExpr, let id = model.index.declarations(referencedBy: name).only else {
      return nil
    }
    let variable = model.index[id]
    return variable.kind == .variable && variable.typeAnnotation == nil ? variable.initialValue : nil
  }

  /// The type of a member; for a member after a bare period, only as the project declares it for external
  /// types.
  private func typeOfMember(_ member: MemberAccessExprSyntax) -> ExpressionType {
    guard member.base == nil, let name = member.declName?.baseName?.name else {
      return model.index.typeOfExpression(member.node)
    }
    let types = Set(
      model.index.declarations(named: name).filter {
        $0.kind == .variable && $0.parent != nil && $0.traits.contains(.static)
          && model.index.type(of: $0.id) == nil
      }.map { model.index.typeOfVariable($0.id) })
    return types.count == 1 ? types.first ?? .unknown : .unknown
  }

  private func isOf(_ name: String, _ type: ExpressionType, _ expression: Node) -> Bool? {
    switch type {
    case .instance(.foreign("Optional"), _): return ["Any", "Optional"].contains(name)
    case .instance(.known(let known), 0): return isOf(name, known)
    case .instance(.foreign(let foreign), 0): return isOf(name, foreign: foreign)
    // An optional view is a view.
    case .instance(_, let depth) where depth > 0 && name == "Optional": return true
    case .instance(_, let depth) where depth > 0 && !["Any", "View"].contains(name): return false
    case .instance, .metatype: return name == "Any" ? true : nil
    case .unknown: return isOf(name, rootOf: expression)
    }
  }

  /// Whether a type of the project is the named type, conforms to it or inherits from it.
  func isOf(_ name: String, _ type: TypeID) -> Bool {
    let index = model.index
    if index[type].name == name || index.qualifiedName(of: type) == name { return true }
    if index.conformance(of: type, toForeign: name) != nil { return true }
    if name == "View", model.isView(type) { return true }
    return index.supertypes(of: type).contains {
      index[$0].name == name || index.qualifiedName(of: $0) == name
    }
  }

  /// What Apple's types conform to isn't known but for views and styles. A value of `some View` isn't a style,
  /// whatever it is underneath.
  private func isOf(_ name: String, foreign: String) -> Bool? {
    if foreign == name { return true }
    let isView = SwiftUIViews.contain(foreign) || SwiftUIProtocols.kind(of: foreign)?.isView == true
    switch name {
    case "Optional": return false
    case "View": return isView ? true : nil
    case "ShapeStyle": return ShapeStyles.contain(foreign) ? true : isView ? false : nil
    default: return nil
    }
  }

  /// Whether a chain of modifiers is of a type, judging by its root: modifiers of views return views, and no
  /// styles.
  private func isOf(_ name: String, rootOf expression: Node) -> Bool? {
    let view = WrittenView(expression)
    guard ["View", "ShapeStyle"].contains(name), view.root != expression else { return nil }
    let root = model.index.typeOfExpression(view.root)
    guard name == "ShapeStyle" else { return isOf("View", root, view.root) }
    return isOf("ShapeStyle", root, view.root) == false ? false : nil
  }
}
