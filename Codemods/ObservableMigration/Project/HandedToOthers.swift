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

  /// Looks through the files that import a module of others, at the tokens that can be names of types there.
  init(_ index: ProjectIndex) {
    var takers: [Symbol: String?] = [:]
    let files = index.filesThatImportOthers
    mayHappen = !files.isEmpty
    for file in files {
      let tree = index[file].tree
      for token in Self.namesOfTypes(in: tree) {
        guard let symbol = index.symbol(of: token) else { continue }
        let taker = takers[symbol] ?? (Self.mayAskForMore(token.name, index) ? token.name : nil)
        takers[symbol] = .some(taker)
        guard let taker else { continue }
        add(tree.innermostNode(coveringToken: token.index), namedBy: taker, index)
      }
    }
  }

  /// The names with a capital that are called, that a member follows, or angle brackets.
  private static func namesOfTypes(in tree: SyntaxTree) -> [Token] {
    let (bytes, kinds, starts) = (tree.source.bytes, tree.tokens.kinds, tree.tokens.starts)
    var names: [Token] = []
    for position in 1..<max(kinds.count, 1) {
      switch kinds[position] {
      case .leftParen, .period, .leftAngle: break
      default: continue
      }
      guard kinds[position - 1].isIdentifier, case let first = bytes[Int(starts[position - 1])],
        first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z")
      else { continue }
      names.append(tree.token(at: position - 1))
    }
    return names
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

  private static func mayAskForMore(_ type: String, _ index: ProjectIndex) -> Bool {
    !ObjectTakers.contain(type) && index.declarations(named: type).isEmpty
  }

  /// The kinds of expressions that objects are handed on by.
  private static let objects: Set<SyntaxKind> = [
    .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .forceUnwrapExpr,
  ]
}
