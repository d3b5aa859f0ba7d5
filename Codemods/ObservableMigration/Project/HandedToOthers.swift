import CodemodKit
import ProjectIndex
import SwiftCST

/// The places where objects are handed to types that only a module of others can declare, or stand in their
/// angle brackets: such a type may ask for an `ObservableObject`.
struct HandedToOthers: Sendable {
  /// One place.
  struct Place: Sendable {
    /// The name of the type of others.
    let taker: String
    let node: Node
  }

  private var places: [TypeID: [Place]] = [:]

  /// Looks through the files that import a module of others.
  init(_ index: ProjectIndex) {
    for file in index.filesThatImportOthers {
      for node in index[file].tree.root.subtree {
        switch node.kind {
        case .functionCallExpr: add(FunctionCallExprSyntax(unchecked: node), index)
        case .genericArgumentClause: add(GenericArgumentClauseSyntax(unchecked: node), index)
        default: continue
        }
      }
    }
  }

  /// The places where objects of some types are handed on.
  func concerning(_ types: [TypeID]) -> [Place] { types.flatMap { places[$0] ?? [] } }

  /// `Observing(model)`, `Logger.observe(model)`
  private mutating func add(_ call: FunctionCallExprSyntax, _ index: ProjectIndex) {
    guard let callee = call.calledExpression, let taker = Self.typeName(in: callee),
      Self.mayAskForMore(taker, index)
    else { return }
    for value in call.argumentValues where Self.objects.contains(value.kind) {
      if case .instance(let type, _) = index.typeOfExpression(value) { add(type, handedTo: taker, at: value) }
    }
  }

  /// `Box<Model>`
  private mutating func add(_ clause: GenericArgumentClauseSyntax, _ index: ProjectIndex) {
    // What wraps a property is looked at with it.
    guard let holder = clause.node.parent, holder.parent?.kind != .attribute else { return }
    let name =
      IdentifierTypeSyntax(holder)?.name ?? MemberTypeSyntax(holder)?.name
      ?? DeclReferenceExprSyntax(GenericSpecializationExprSyntax(holder)?.expression)?.baseName
    guard let taker = name?.name, Self.mayAskForMore(taker, index) else { return }
    for argument in clause.arguments?.children.compactMap({ GenericArgumentSyntax($0)?.argument }) ?? [] {
      add(index.resolve(argument), handedTo: taker, at: argument)
    }
  }

  private mutating func add(_ type: TypeResolution, handedTo taker: String, at node: Node) {
    guard let type = type.known else { return }
    places[type, default: []].append(Place(taker: taker, node: node))
  }

  /// The name of the type that is called, or whose member is.
  private static func typeName(in callee: Node) -> String? {
    let called = MemberAccessExprSyntax(callee)?.base ?? callee
    let name = DeclReferenceExprSyntax(called)?.baseName?.name
    return name?.first?.isUppercase == true ? name : nil
  }

  private static func mayAskForMore(_ type: String, _ index: ProjectIndex) -> Bool {
    !ObjectTakers.contain(type) && index.declarations(named: type).isEmpty
  }

  /// The kinds of expressions that objects are handed on by.
  private static let objects: Set<SyntaxKind> = [
    .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .forceUnwrapExpr,
  ]
}
