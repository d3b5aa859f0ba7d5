import ProjectIndex
import SwiftCST

extension ComparedModule {
  /// Whether the index says of an expression at a node what the compiler prints.
  func verdict(_ said: ExpressionType, _ truth: PrintedType, in node: Node) -> Tally.Verdict {
    switch said {
    case .unknown, .instance(.unknown, _), .instance(.ambiguous, _), .metatype(.unknown),
      .metatype(.ambiguous):
      .notTold
    default: agrees(said, truth, in: node) ? .right : dependsOnBuild(said, truth) ? .notTold : .wrong
    }
  }

  /// Whether a type is declared in `#if` under the name that is said, or under the one that is printed.
  private func dependsOnBuild(_ said: ExpressionType, _ truth: PrintedType) -> Bool {
    var found: [DeclarationID] = []
    switch said {
    case .instance(.known(let type), _), .metatype(.known(let type)): found = [index[type].primary]
    default: break
    }
    switch truth {
    case .instance(let path, _), .metatype(let path):
      found += path.last.map { index.moduleLevelDeclarations(named: $0).map(\.id) } ?? []
    case .other: break
    }
    return found.contains { index[$0].traits.contains(.conditional) }
  }

  /// Aliases may stand for aliases; one that is declared in several types may even seem to stand for itself.
  private func agrees(_ said: ExpressionType, _ truth: PrintedType, in node: Node, aliasDepth: Int = 0)
    -> Bool
  {
    switch (said, truth) {
    case (.instance(.foreign("Optional"), _), .instance(_, 1...)): return true
    case (.instance(let resolution, let depth), .instance(let path, let trueDepth)):
      // What stands in the middle of a chain with `?` counts as the chain would if it ended there.
      let isInChain = trueDepth == 0 && depth == 1 && hasOptionalChaining(node)
      if depth == trueDepth || isInChain, names(resolution, path, in: node) { return true }
    case (.metatype(let resolution), .metatype(let path)):
      if names(resolution, path, in: node) { return true }
    default: break
    }
    return aliasDepth < 4
      && expansions(of: truth).contains { agrees(said, $0, in: node, aliasDepth: aliasDepth + 1) }
  }

  /// Whether an expression goes on from an optional chaining.
  private func hasOptionalChaining(_ node: Node) -> Bool {
    if node.kind == .optionalChainingExpr { return true }
    let base = MemberAccessExprSyntax(node)?.base ?? FunctionCallExprSyntax(node)?.calledExpression
    return base.map(hasOptionalChaining) ?? false
  }

  /// What a printed type is where one of its names is an alias of the module.
  private func expansions(of type: PrintedType) -> [PrintedType] {
    switch type {
    case .instance(let path, let depth):
      expansions(of: path).map { .instance($0.path, optionalDepth: $0.depth + depth) }
    case .metatype(let path): expansions(of: path).map { .metatype($0.path) }
    case .other: []
    }
  }

  private func expansions(of path: [String]) -> [(path: [String], depth: Int)] {
    path.indices.flatMap { index in
      (dump.aliases[path[index]] ?? []).compactMap { text in
        guard case .instance(let target, let depth) = PrintedType(text) else { return nil }
        return (target + path[(index + 1)...], depth)
      }
    }
  }

  /// Whether the index and the compiler mean the same type.
  private func names(_ resolution: TypeResolution, _ path: [String], in node: Node) -> Bool {
    switch resolution {
    case .known where path == ["Self"], .foreign where path == ["Self"]:
      return index.selfType(at: node) == resolution
    case .known(let type):
      let names = index.qualifiedName(of: type).split(separator: ".").map(String.init)
      // The compiler prints a local type without what is around it, and before one that stands in an
      // extension of a type of another module it prints this.
      return names == path || names.suffix(path.count) == path[...] && isLocal(index[type].primary)
        || path.suffix(names.count) == names[...]
          && index[type].declarations.contains { standsInForeignType($0) }
    case .foreign(let name):
      let last = name.split(separator: ".").last.map(String.init)
      return last == path.last
        || last.map { Self.aliases[$0] ?? $0 } == path.last.map { Self.aliases[$0] ?? $0 }
    case .parameter(let parameter):
      let name = GenericParameterSyntax(parameter)?.name ?? AssociatedTypeDeclSyntax(parameter)?.name
      return name?.name == path.last
    case .ambiguous, .unknown: return false
    }
  }

  /// The aliases of other modules that the compiler looks through.
  private static let aliases = [
    "TimeInterval": "Double", "Float32": "Float", "Float64": "Double", "CInt": "Int32",
    "CUnsignedInt": "UInt32",
    "CChar": "Int8", "CLong": "Int", "CUnsignedLong": "UInt",
  ]

  /// Whether a declaration, or one around it, stands in an extension of a type of another module.
  private func standsInForeignType(_ declaration: DeclarationID) -> Bool {
    guard let parent = index[declaration].parent else { return false }
    return index[parent].kind == .extension && index.declaredType(parent) == nil
      || standsInForeignType(parent)
  }

  private func isLocal(_ declaration: DeclarationID) -> Bool {
    index[declaration].traits.contains(.local) || index[declaration].parent.map(isLocal) ?? false
  }

  /// A type in words.
  func describe(_ type: ExpressionType) -> String {
    switch type {
    case .instance(let resolution, let depth): describe(resolution) + String(repeating: "?", count: depth)
    case .metatype(let resolution): describe(resolution) + ".Type"
    case .unknown: "nothing"
    }
  }

  func describe(_ resolution: TypeResolution) -> String {
    switch resolution {
    case .known(let type): index.qualifiedName(of: type)
    case .foreign(let name): "another module's \(name)"
    case .parameter(let node): "the parameter \(node.text)"
    case .ambiguous: "one of several"
    case .unknown: "nothing"
    }
  }
}
