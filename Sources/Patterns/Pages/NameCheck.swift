import CodemodKit
import ProjectIndex
import SwiftCST

/// Checks whether the names of a pattern have the intended meaning in a match.
///
/// In a codemod with imports, the names refer to those modules: to no declaration of the project. In any
/// other codemod, they refer to what is visible at module level: to no local variable and no parameter.
struct NameCheck {
  private let page: PatternPage
  private let file: FileContext

  /// For each alternative, the member that its rewrite calls and that the project also declares.
  private let shadows: [String?]

  init(_ page: PatternPage, _ file: FileContext) {
    self.page = page
    self.file = file
    shadows = page.alternatives.map { Self.shadow($0, page, file.index) }
  }

  /// The member of the project that a rewrite would call instead of one of a module.
  private static func shadow(
    _ alternative: PatternPage.Alternative, _ page: PatternPage, _ index: ProjectIndex
  ) -> String? {
    guard let rewrite = alternative.rewrite, !page.imports.isEmpty else { return nil }
    return rewrite.addedMembers(to: alternative.pattern).first { name in
      index.declarations(named: name).contains { declaration in
        declaration.kind == .function && declaration.parent != nil && !declaration.isStatic
          && index.type(of: declaration.id) == nil
      }
    }
  }

  /// A declaration of the project that a name in a match or its rewrite may refer to; nil if there is none.
  func doubt(_ match: PatternMatch) -> String? {
    if let name = shadows[match.pattern] {
      return "the project has a member '\(name)' of its own, which the rewrite would call"
    }
    return names(of: match).lazy.map { file.tree.node(at: $0) }.first { meaning($0) == .unclear }.map {
      "'\($0.firstToken.text)' may be the project's own member of that name"
    }
  }

  /// Whether no name of a match is known to have another meaning than in the pattern.
  func mayMeanTheSame(_ match: PatternMatch) -> Bool {
    names(of: match).allSatisfy { meaning(file.tree.node(at: $0)) != .other }
  }

  /// The names of a match outside of bindings. A bound name has the same meaning wherever the pattern uses
  /// it.
  private func names(of match: PatternMatch) -> [Int] {
    let bound = match.boundTokens
    let tree = file.tree
    return tree.nodes.indices.filter { index in
      let record = tree.nodes[index]
      guard record.kind == .declReferenceExpr || record.kind == .identifierType,
        match.tokens.contains(Int(record.firstToken)),
        !bound.contains(where: { $0.contains(Int(record.firstToken)) })
      else { return false }
      return !binds(tree.token(at: Int(record.firstToken)).text, in: bound)
    }
  }

  /// The meaning of a name, compared to the pattern.
  private enum Meaning {
    case same, other, unclear
  }

  private func binds(_ name: String, in bound: [Range<Int>]) -> Bool {
    bound.contains { tokens in
      tokens.contains { file.tree.tokens.kinds[$0].isIdentifier && file.tree.token(at: $0).text == name }
    }
  }

  private func meaning(_ name: Node) -> Meaning {
    let isForeign = !page.imports.isEmpty
    if name.kind == .identifierType {
      return !isForeign || file.index.resolve(name).known == nil ? .same : .other
    }
    if let access = MemberAccessExprSyntax(name.parent), access.declName?.node == name {
      return isForeign ? meaning(of: access) : .same
    }
    let isSame =
      switch file.index.lookUp(name) {
      case .local: false
      case .members(let found, _): !isForeign || found.isEmpty
      case .moduleLevel(let found, _): !isForeign || found.isEmpty
      case .type(let type): !isForeign || type.known == nil
      case .unknown: true
      }
    return isSame ? .same : .other
  }

  /// Whether a member is, or may be, one that the project declares.
  private func meaning(of access: MemberAccessExprSyntax) -> Meaning {
    // The name after a bare period is a member of the type that is expected there: usually of another one.
    guard let name = access.declName?.baseName?.name, let base = access.base else { return .same }
    let own = ownMembers(name, called: access.node.callAsCallee, on: base)
    guard !own.isEmpty else { return .same }
    guard let type = file.index.typeOfExpression(base).resolution else {
      return isForeignValue(base) && own.allSatisfy(isOfConcreteType) ? .same : .unclear
    }
    if case .known(let type) = type, !file.index.members(named: name, of: type).isEmpty { return .other }
    // An extension of an external type or protocol may apply to the base.
    return own.contains { file.index.type(of: $0.id) == nil } ? .unclear : .same
  }

  /// The members of the project that an access may refer to, for any base.
  private func ownMembers(_ name: String, called call: FunctionCallExprSyntax?, on base: Node)
    -> [Declaration]
  {
    let isOnType = base.kind != .functionCallExpr && base.lastToken.text.first?.isUppercase == true
    return file.index.declarations(named: name).filter { declaration in
      declaration.parent != nil && !declaration.kind.isType && declaration.mayTake(call)
        && (call == nil || declaration.kind != .variable)
        && (isOnType || declaration.kind != .enumCase && !declaration.isStatic)
    }
  }

  /// Whether an external member returns the value, so that it isn't of a type of the project.
  private func isForeignValue(_ value: Node) -> Bool {
    let call = FunctionCallExprSyntax(value)
    let callee = call?.calledExpression ?? value
    guard let access = MemberAccessExprSyntax(callee), let name = access.declName?.baseName?.name,
      let base = access.base
    else { return false }
    return ownMembers(name, called: call, on: base).isEmpty
  }

  private func isOfConcreteType(_ member: Declaration) -> Bool {
    file.index.type(of: member.id).map { file.index[$0].kind != .protocol } ?? false
  }
}

extension PatternMatch {
  /// The tokens of all bindings.
  fileprivate var boundTokens: [Range<Int>] { bindings.map(\.tokens) }
}
