import ProjectIndex
import SwiftCST
import SwiftUIModel

/// The classes of the objects in an `any ObservableObject`: in a property, those that are assigned to it; as
/// the result of a function or getter, those that it returns.
struct ExistentialClasses {
  private(set) var classes: Set<TypeID> = []
  private let index: ProjectIndex

  /// - Parameter constraint: The name of the protocol; the result is nil if objects of other classes may be
  ///   there, too.
  init?(at constraint: Node, _ index: ProjectIndex) {
    self.index = index
    let place = constraint.ancestors.first { !Self.partsOfType.contains($0.kind) }
    guard let declaration = Self.declaration(of: place, index), index.access(of: declaration.id) < .package
    else { return nil }
    if declaration.parent.map({ index[$0].kind }) == .protocol {
      // What the members return that implement it is held back there.
      guard declaration.kind == .function || !declaration.hasSetter else { return nil }
      return
    }
    let values = declaration.isStored ? assignedValues(declaration) : returnedValues(declaration)
    guard let values, values.allSatisfy({ add($0) }) else { return nil }
  }

  /// The types around a name that leave it an optional existential.
  private static let partsOfType: Set<SyntaxKind> = [
    .someOrAnyType, .optionalType, .tupleType, .tupleTypeElementList, .tupleTypeElement,
  ]

  /// The member or module-level declaration that a type is written for.
  private static func declaration(of place: Node?, _ index: ProjectIndex) -> Declaration? {
    switch place?.kind {
    case .typeAnnotation: place?.parent.flatMap(index.declaration(at:))
    case .returnClause:
      FunctionDeclSyntax(place?.parent?.parent).flatMap { index.declaration(at: $0.node) }
    default: nil
    }
  }

  private func returnedValues(_ declaration: Declaration) -> [Node]? {
    guard let statements = declaration.getterStatements ?? declaration.body?.statements else { return nil }
    let returned = ViewBuilderContext.returns(in: statements).compactMap(\.expression)
    if !returned.isEmpty { return returned }
    return CodeBlockItemSyntax(statements.children.only)?.item.map { [$0] }
  }

  /// The values of a stored property; nil if it gets others.
  private func assignedValues(_ property: Declaration) -> [Node]? {
    var values = [property.initialValue].compactMap(\.self)
    guard property.attributes.allSatisfy({ $0.name == "Published" }),
      let type = index.type(of: property.id), index[type].kind == .class
    else { return nil }
    for use in index.references(to: property.id).all {
      if case .keyPath = use.role { return nil }
      guard use.token.text.first != "_", use.expression.parent?.kind != .inOutExpr else { return nil }
      // Its publisher sends what is assigned.
      if use.token.text.first == "$" { continue }
      guard let assignment = Assignment(target: use.expression) else {
        if isAssignedInTuple(use) { return nil }
        continue
      }
      guard let value = assignment.value, assignment.isPlain else { return nil }
      values.append(value)
    }
    return values
  }

  /// `(window.sheet, isOpen) = (Sheet(), true)`
  private func isAssignedInTuple(_ use: Use) -> Bool {
    use.expression.ancestors.prefix { $0.kind != .codeBlockItem }.contains {
      $0.kind == .tupleExpr && Assignment(target: $0) != nil
    }
  }

  /// Adds the class of a value. Returns whether it is known.
  private mutating func add(_ value: Node) -> Bool {
    if value.kind == .nilLiteralExpr { return true }
    switch index.typeOfExpression(value) {
    case .instance(.known(let type), _) where index[type].kind == .class:
      classes.insert(type)
      return true
    // It comes out of another existential, whose classes are held back there.
    case .instance(.foreign("ObservableObject"), _): return true
    default: return false
    }
  }
}
