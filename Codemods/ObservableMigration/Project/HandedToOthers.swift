import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// The locations where objects are passed to types that must be external, or are generic arguments of them:
/// such a type may require an `ObservableObject`.
struct HandedToOthers: Sendable {
  /// A location.
  struct Place: Sendable {
    /// The name of the external type.
    let taker: String
    let node: Node
  }

  /// Whether a file imports an external module.
  let mayHappen: Bool

  private var places: [TypeID: [Place]] = [:]

  /// Searches the files that import an external module for names that can be those of its types.
  init(_ index: ProjectIndex, _ workers: Workers) {
    let files = index.filesThatImportOthers
    mayHappen = !files.isEmpty
    let takers = index.foreignTypeNames(in: files).filter { !ObjectTakers.contain($0) }
    let isLookedAt = Set(files)
    let found = workers.mapInRuns(takers.count) { number in
      index.uses(of: takers[number], in: isLookedAt.contains, where: Self.mayTake)
        .flatMap { Self.handed(to: $0, index) }
    }
    for handed in found.joined().sorted(on: \.order) { places[handed.type, default: []].append(handed.place) }
  }

  /// Whether a name or a member of it is called with arguments, or generic arguments follow.
  private static func mayTake(_ name: Token) -> Bool {
    switch name.next?.kind {
    case .leftAngle?: true
    case .period?: name.next?.next?.next.map(beginsArguments) ?? false
    default: name.next.map(beginsArguments) ?? false
    }
  }

  private static func beginsArguments(_ token: Token) -> Bool {
    token.kind == .leftParen && token.next?.kind != .rightParen
  }

  /// The locations where objects of some types are passed on.
  func concerning(_ types: [TypeID]) -> [Place] { types.flatMap { places[$0] ?? [] } }

  /// The types passed to a taker: `Observing(model)`, `Logger.observe(model)`, `Box<Model>`.
  private static func handed(to taker: Use, _ index: ProjectIndex) -> [Handed] {
    let name = taker.node
    if isOfApple(name) { return [] }
    let member = MemberAccessExprSyntax(name.parent).flatMap { $0.base == name ? $0.node : nil }
    let call = (member ?? name).callAsCallee
    var handed = (call?.argumentValues ?? []).filter { objects.contains($0.kind) }.compactMap { value in
      guard case .instance(let type, _) = index.typeOfExpression(value) else { return nil as Handed? }
      return Handed(type, to: taker, at: value)
    }
    // Property wrappers are analyzed with their properties.
    let holder = name.parent?.kind == .genericSpecializationExpr ? name.parent : name
    guard holder?.parent?.kind != .attribute,
      let clause = holder?.children.first(where: { $0.kind == .genericArgumentClause })
    else { return handed }
    let arguments = GenericArgumentClauseSyntax(clause)?.arguments?.children
    for argument in arguments?.compactMap({ GenericArgumentSyntax($0)?.argument }) ?? [] {
      if let type = Handed(index.resolve(argument), to: taker, at: argument) { handed.append(type) }
    }
    return handed
  }

  /// Whether a name is that of a type in one of Apple's: `UICollectionView.CellRegistration`.
  private static func isOfApple(_ name: Node) -> Bool {
    let access = MemberAccessExprSyntax(name.parent)
    let base = MemberTypeSyntax(name)?.baseType ?? (access?.declName?.node == name ? access?.base : nil)
    return base.map { ObjectTakers.isOfApple(String($0.text.prefix { $0 != "." })) } ?? false
  }

  /// A project type at a location, with its position among all.
  private struct Handed: Sendable {
    let type: TypeID
    let place: Place
    let order: Int

    init?(_ type: TypeResolution, to taker: Use, at node: Node) {
      guard let type = type.known else { return nil }
      self.type = type
      place = Place(taker: taker.token.name, node: node)
      order = Int(taker.file.rawValue) << 32 | taker.token.index
    }
  }

  /// The kinds of expressions in which objects are passed on.
  private static let objects: Set<SyntaxKind> = [
    .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .forceUnwrapExpr,
  ]
}
