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

  /// Whether a file imports a module of others.
  let mayHappen: Bool

  private var places: [TypeID: [Place]] = [:]

  /// Looks through the files that import a module of others, at the names that can be those of types there.
  init(_ index: ProjectIndex) {
    let files = index.filesThatImportOthers
    mayHappen = !files.isEmpty
    let takers = index.foreignTypeNames(in: files).filter { !ObjectTakers.contain($0) }
    let isLookedAt = Set(files)
    let uses = takers.flatMap { index.uses(of: $0, in: isLookedAt.contains, where: Self.mayTake) }
    for use in uses.sorted(by: { ($0.file, $0.token.index) < ($1.file, $1.token.index) }) {
      add(use.node, namedBy: use.token.name, index)
    }
  }

  /// Whether a name is called, or a member follows, or angle brackets.
  private static func mayTake(_ name: Token) -> Bool {
    switch name.next?.kind {
    case .leftParen?, .period?, .leftAngle?: true
    default: false
    }
  }

  /// The places where objects of some types are handed on.
  func concerning(_ types: [TypeID]) -> [Place] { types.flatMap { places[$0] ?? [] } }

  /// `Observing(model)`, `Logger.observe(model)`, `Box<Model>`
  private mutating func add(_ name: Node, namedBy taker: String, _ index: ProjectIndex) {
    let member = MemberAccessExprSyntax(name.parent).flatMap { $0.base == name ? $0.node : nil }
    let call = (member ?? name).callAsCallee
    for value in call?.argumentValues ?? [] where Self.objects.contains(value.kind) {
      if case .instance(let type, _) = index.typeOfExpression(value) { add(type, handedTo: taker, at: value) }
    }
    // What wraps a property is looked at with it.
    let holder = name.parent?.kind == .genericSpecializationExpr ? name.parent : name
    guard holder?.parent?.kind != .attribute,
      let clause = holder?.children.first(where: { $0.kind == .genericArgumentClause })
    else { return }
    let arguments = GenericArgumentClauseSyntax(clause)?.arguments?.children
    for argument in arguments?.compactMap({ GenericArgumentSyntax($0)?.argument }) ?? [] {
      add(index.resolve(argument), handedTo: taker, at: argument)
    }
  }

  private mutating func add(_ type: TypeResolution, handedTo taker: String, at node: Node) {
    guard let type = type.known else { return }
    places[type, default: []].append(Place(taker: taker, node: node))
  }

  /// The kinds of expressions that objects are handed on by.
  private static let objects: Set<SyntaxKind> = [
    .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .forceUnwrapExpr,
  ]
}
