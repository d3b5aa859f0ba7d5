import CodemodKit
import ProjectIndex
import SwiftCST

/// Tells whether the names of a pattern mean at a place what the pattern means by them.
///
/// A codemod that says what it imports means the names of those modules: nothing that the project declares.
/// Any other means what is in sight at module level: no local variable and no parameter.
struct NameCheck {
  private let page: PatternPage
  private let file: FileContext

  /// The alternatives whose rewrites call members that the project has, too.
  private let shadowed: Set<Int>

  init(_ page: PatternPage, _ file: FileContext) {
    self.page = page
    self.file = file
    shadowed = Set(
      page.alternatives.indices.filter { Self.isShadowed(page.alternatives[$0], page, file.index) })
  }

  /// Whether a rewrite that means the names of a module would mean members of the project by them.
  private static func isShadowed(
    _ alternative: PatternPage.Alternative, _ page: PatternPage, _ index: ProjectIndex
  ) -> Bool {
    guard let rewrite = alternative.rewrite, !page.imports.isEmpty else { return false }
    return rewrite.addedMembers(to: alternative.pattern).contains { name in
      index.declarations(named: name).contains { declaration in
        declaration.kind == .function && declaration.parent != nil && index.type(of: declaration.id) == nil
      }
    }
  }

  /// Whether all names of a match that stand outside of what is bound mean what the pattern does.
  func meansTheSame(_ match: PatternMatch) -> Bool {
    guard !shadowed.contains(match.pattern) else { return false }
    let bound = match.boundTokens
    let tree = file.tree
    return !tree.nodes.indices.contains { index in
      let record = tree.nodes[index]
      guard record.kind == .declReferenceExpr || record.kind == .identifierType,
        match.tokens.contains(Int(record.firstToken)),
        !bound.contains(where: { $0.contains(Int(record.firstToken)) })
      else { return false }
      let name = tree.node(at: index)
      // A name that is bound stands for itself wherever the pattern has it.
      return !isMeant(name) && !binds(name.firstToken.text, in: bound)
    }
  }

  private func binds(_ name: String, in bound: [Range<Int>]) -> Bool {
    bound.contains { tokens in
      tokens.contains { file.tree.tokens.kinds[$0].isIdentifier && file.tree.token(at: $0).text == name }
    }
  }

  private func isMeant(_ name: Node) -> Bool {
    let isForeign = !page.imports.isEmpty
    if name.kind == .identifierType {
      return !isForeign || file.index.resolve(name).known == nil
    }
    if let access = MemberAccessExprSyntax(name.parent), access.declName?.node == name {
      return !isForeign || !isOwnMember(access)
    }
    switch file.index.lookUp(name) {
    case .local: return false
    case .members(let found, _): return !isForeign || found.isEmpty
    case .moduleLevel(let found, _): return !isForeign || found.isEmpty
    case .type(let type): return !isForeign || type.known == nil
    case .unknown: return true
    }
  }

  /// Whether a member may be one that the project declares.
  private func isOwnMember(_ access: MemberAccessExprSyntax) -> Bool {
    guard let name = access.declName?.baseName?.name else { return false }
    let call = access.node.callAsCallee
    let own = file.index.declarations(named: name).filter { declaration in
      declaration.parent != nil && !declaration.kind.isType && declaration.mayTake(call)
        && (call == nil || declaration.kind != .variable)
    }
    guard !own.isEmpty else { return false }
    guard let base = access.base, let type = file.index.typeOfExpression(base).resolution else { return true }
    switch type {
    case .known(let type): return !file.index.members(named: name, of: type).isEmpty
    default: return own.contains { file.index.type(of: $0.id) == nil }
    }
  }
}

extension PatternMatch {
  /// The tokens of everything that is bound.
  fileprivate var boundTokens: [Range<Int>] { bindings.map(\.tokens) }
}
