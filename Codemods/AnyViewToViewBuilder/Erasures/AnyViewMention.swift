import ProjectIndex
import SwiftCST

extension ErasureReader {
  /// Whether a type spells AnyView, or names an alias of such a type, or something that the surrounding
  /// extension constrains to AnyView.
  func mentionsAnyView(_ node: Node) -> Bool {
    let mention = AnyViewMention(in: node)
    if mention.isSpelled { return true }
    let aliases = index.shared(AnyViewAliases.init)
    return mention.names.contains(where: aliases.names.contains)
  }

  /// The constraints of a function, initializer or subscript on generic parameters, including those of its
  /// type.
  static func whereClause(ofFunction node: Node) -> GenericWhereClauseSyntax? {
    FunctionDeclSyntax(node)?.genericWhereClause ?? InitializerDeclSyntax(node)?.genericWhereClause
      ?? SubscriptDeclSyntax(node)?.genericWhereClause
  }
}

/// The names of aliases for AnyView, or for types that contain it, also through other aliases.
private struct AnyViewAliases: Sendable {
  private(set) var names: Set<String> = []

  init(_ index: ProjectIndex) {
    /// The aliases that use each name.
    var aliases: [String: Set<String>] = [:]
    var open: [String] = []
    for alias in index.typeAliases {
      guard let name = alias.name, let value = TypeAliasDeclSyntax(alias.node)?.initializer?.value else {
        continue
      }
      let mention = AnyViewMention(in: value)
      if mention.isSpelled, names.insert(name).inserted { open.append(name) }
      for written in mention.names { aliases[written, default: []].insert(name) }
    }
    while let next = open.popLast() {
      for alias in aliases[next] ?? [] where names.insert(alias).inserted { open.append(alias) }
    }
  }
}

/// How a type mentions AnyView.
private struct AnyViewMention {
  /// Whether it is spelled, directly or by a name that is constrained to AnyView where the type is.
  let isSpelled: Bool

  /// The names in the type.
  let names: [String]

  init(in node: Node) {
    names = Self.typeNames(in: node)
    isSpelled =
      names.contains("AnyView")
      || !names.isEmpty
        && !Self.namesFixedToAnyView(around: node).isDisjoint(with: names)
  }

  /// The names that the extensions and functions around a node constrain to AnyView: `Content`, `Shelf` and
  /// `Self` in `extension Shelf where Content == AnyView` and `extension Shelf<AnyView>`.
  private static func namesFixedToAnyView(around node: Node) -> Set<String> {
    var names: Set<String> = []
    for ancestor in node.ancestors {
      let holder = ExtensionDeclSyntax(ancestor)
      let clause = holder?.genericWhereClause ?? ErasureReader.whereClause(ofFunction: ancestor)
      let written = [clause?.node, holder?.extendedType].compactMap { $0 }.flatMap(typeNames)
      guard written.contains("AnyView") else { continue }
      names.formUnion(written + (holder?.extendedType.map { typeNames(in: $0) } ?? []))
      if holder != nil { names.insert("Self") }
    }
    return names.subtracting(["View"])
  }

  private static func typeNames(in node: Node) -> [String] {
    node.subtree.compactMap { IdentifierTypeSyntax($0)?.name?.name ?? MemberTypeSyntax($0)?.name?.name }
  }
}
