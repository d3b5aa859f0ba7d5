import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

extension ArgumentMerge {
  /// Merges arguments that are texts; a literal is looked up in the app's translations.
  func text(_ arms: [Node], _ notes: inout MergeNotes) throws(Obstacle) -> [MergedPiece] {
    let literals = arms.count { $0.kind == .stringLiteralExpr }
    let types = ConcreteTypes(index: notes.index)
    let areNumbers = arms.allSatisfy { types.likeness($0) == .number }
    if literals == arms.count || areNumbers || types.haveSameType(arms) {
      return ternary(arms, &notes)
    }
    let areTexts = arms.contains { FunctionCallExprSyntax($0)?.calledExpression?.text == "Text" }
    throw literals > 0 && !areTexts ? .losesLocalization : differentTypes(arms)
  }

  /// Merges arguments of a generic type: calls of one initializer, or expressions known to have the same
  /// type.
  func sameType(_ arms: [Node], _ notes: inout MergeNotes) throws(Obstacle) -> [MergedPiece] {
    if let inside = try mergeInside(arms, &notes) { return inside }
    let areColors = arms.allSatisfy { Self.isNamedColor($0, notes) }
    guard areColors || ConcreteTypes(index: notes.index).haveSameType(arms) else {
      throw differentTypes(arms)
    }
    return ternary(arms, &notes)
  }

  /// Whether an expression names its type, as `Color.red` does.
  private static func isNamedColor(_ arm: Node, _ notes: MergeNotes) -> Bool {
    arm.firstToken.text == "Color" && ShapeStyles(index: notes.index).family(of: arm) == .color
  }

  /// Merges calls that differ only in arguments of known types:
  /// `RoundedRectangle(cornerRadius: condition ? 8 : 4)`.
  private func mergeInside(_ arms: [Node], _ notes: inout MergeNotes) throws(Obstacle) -> [MergedPiece]? {
    let calls = arms.compactMap { FunctionCallExprSyntax($0) }
    let callees = calls.compactMap(\.calledExpression)
    let lists = calls.map(\.labeledArguments)
    guard calls.count == arms.count, callees.count == arms.count, Self.areSame(callees),
      calls.allSatisfy({ $0.trailingClosure == nil }), Set(lists.map { $0.map { $0.label?.name } }).count == 1
    else { return nil }
    var replacements: [(range: Range<Int>, pieces: [MergedPiece])] = []
    for position in lists[0].indices {
      let inner = lists.compactMap { $0[position].expression }
      guard inner.count == arms.count, !Self.areSame(inner) else { continue }
      guard isConcrete(callees[0], lists[0][position].label?.name, position, notes) else { return nil }
      replacements.append((inner[donor].range, plain(inner, &notes)))
    }
    return .source(arms[donor].range, branch: donor, replacing: replacements)
  }

  /// The labels of the corner parameters of shapes.
  private static let cornerLabels: Set<String> = [
    "cornerRadius", "cornerSize", "cornerRadii", "style", "topLeadingRadius", "bottomLeadingRadius",
    "bottomTrailingRadius", "topTrailingRadius",
  ]

  /// Whether a parameter of an initializer has a concrete type.
  private func isConcrete(_ callee: Node, _ label: String?, _ position: Int, _ notes: MergeNotes) -> Bool {
    let name = DeclReferenceExprSyntax(callee)?.baseName?.text
    let implicit = MemberAccessExprSyntax(callee).flatMap {
      $0.base == nil ? $0.declName?.baseName?.text : nil
    }
    if let name, notes.index.isForeign(callee), let label {
      return SwiftUIViews.traits(of: name).contains(.shape) && Self.cornerLabels.contains(label)
    }
    if let label, implicit == "rect" || implicit == "capsule" {
      return Self.cornerLabels.contains(label)
    }
    let types = notes.index.callables(called: callee).flatMap { declaration -> [Node] in
      if declaration.kind == .struct { return memberType(label, of: declaration, notes) }
      let parameters = declaration.parameters
      if let label { return parameters.filter { $0.label == label }.compactMap(\.type) }
      return parameters.indices.contains(position) ? parameters[position].type.map { [$0] } ?? [] : []
    }
    return types.count == 1 && ConcreteTypes(index: notes.index).isConcrete(types[0])
  }

  /// The type of the property that a memberwise initializer sets.
  private func memberType(_ label: String?, of type: Declaration, _ notes: MergeNotes) -> [Node] {
    guard let label, let id = notes.index.declaredType(type.id) else { return [] }
    return notes.index.ownMembers(named: label, of: id).filter(\.isStored).compactMap(\.typeAnnotation)
  }
}
