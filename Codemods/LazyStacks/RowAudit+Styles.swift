import ProjectIndex
import SwiftCST

extension RowAudit {
  /// A view modifier or the style of a control: a type of the project, something of SwiftUI, or of a package,
  /// which can't be looked into.
  mutating func look(style: Node, of modifier: String) {
    let made = FunctionCallExprSyntax(style)?.calledExpression ?? style
    let found = types(called: made) + namedStyles(made)
    for type in found { look(type: type, style) }
    guard found.isEmpty, modifier == "modifier" || !Self.isOfSwiftUI(made) else { return }
    addUnresolved(made.text, style)
  }

  /// The types of the static members that the project adds for a name: `.buttonStyle(.card)`.
  private func namedStyles(_ made: Node) -> [TypeID] {
    guard let name = MemberAccessExprSyntax(made)?.declName?.baseName?.name else { return [] }
    return index.declarations(named: name).compactMap { member in
      guard member.isStatic, let parent = member.parent, index[parent].kind == .extension else { return nil }
      if let written = member.resultType, case .known(let type) = index.resolve(written) { return type }
      let requirements = index[parent].genericWhereClause?.requirements?.children ?? made.children
      return requirements.lazy.compactMap { requirement -> TypeID? in
        guard let same = SameTypeRequirementSyntax(GenericRequirementSyntax(requirement)?.requirement),
          same.leftType?.text == "Self", let type = same.rightType
        else { return nil }
        return index.resolve(type).known
      }.first { _ in true }
    }
  }

  private static func isOfSwiftUI(_ made: Node) -> Bool {
    if let access = MemberAccessExprSyntax(made) {
      return access.base == nil && SwiftUINames.styles.contains(access.declName?.baseName?.name ?? "")
    }
    return SwiftUINames.styleTypes.contains(made.text)
  }

  /// Whether a name stands for what a style is given: the label and content of the control.
  func isStyleConfiguration(_ name: Node) -> Bool {
    if case .instance(.foreign(let type), _) = index.typeOfExpression(name) {
      return type.hasSuffix("StyleConfiguration")
    }
    guard name.kind == .declReferenceExpr, case .local(let binding) = index.lookUp(name) else { return false }
    return binding.kind == .parameter && binding.writtenType?.text == "Configuration"
  }
}
