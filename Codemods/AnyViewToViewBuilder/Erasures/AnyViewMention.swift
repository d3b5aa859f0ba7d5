import ProjectIndex
import SwiftCST

extension ErasureReader {
  /// Whether a type spells AnyView, or names an alias of one that does, or something that is made of AnyView
  /// in the extension around it.
  func mentionsAnyView(_ node: Node) -> Bool {
    let mention = AnyViewMention(in: node)
    if mention.isSpelled { return true }
    let aliases = index.shared(AnyViewAliases.init)
    return mention.names.contains(where: aliases.names.contains)
  }

  /// What a function, initialiser or subscript asks of generic parameters, its type's among them.
  static func whereClause(ofFunction node: Node) -> GenericWhereClauseSyntax? {
    FunctionDeclSyntax(node)?.genericWhereClause ?? InitializerDeclSyntax(node)?.genericWhereClause
      ?? SubscriptDeclSyntax(node)?.genericWhereClause
  }
}

/// The names of aliases that stand for AnyView, or for what is made of it, on the way over others, too.
private struct AnyViewAliases: Sendable {
  private(set) var names: Set<String> = []

  init(_ index: ProjectIndex) {
    /// The aliases that name each name.
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

/// How AnyView stands in a type.
private struct AnyViewMention {
  /// Whether it is spelled, or something that is for AnyView alone where the type stands.
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

  /// What of the extensions and functions around a node is for AnyView alone: `Content`, `Shelf` and `Self`
  /// in `extension Shelf where Content == AnyView` and `extension Shelf<AnyView>`.
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
