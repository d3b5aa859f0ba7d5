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

  /// For each alternative the member that its rewrite calls and that the project has, too.
  private let shadows: [String?]

  init(_ page: PatternPage, _ file: FileContext) {
    self.page = page
    self.file = file
    shadows = page.alternatives.map { Self.shadow($0, page, file.index) }
  }

  /// The member of the project that a rewrite would call where it means one of a module.
  private static func shadow(
    _ alternative: PatternPage.Alternative, _ page: PatternPage, _ index: ProjectIndex
  ) -> String? {
    guard let rewrite = alternative.rewrite, !page.imports.isEmpty else { return nil }
    return rewrite.addedMembers(to: alternative.pattern).first { name in
      index.declarations(named: name).contains { declaration in
        declaration.kind == .function && declaration.parent != nil && index.type(of: declaration.id) == nil
      }
    }
  }

  /// What the project declares that a match or its rewrite may mean by a name; nil where it is nothing.
  func doubt(_ match: PatternMatch) -> String? {
    if let name = shadows[match.pattern] {
      return "the project has a member '\(name)' of its own, which the rewrite would call"
    }
    return names(of: match).lazy.map { file.tree.node(at: $0) }.first { meaning($0) == .unclear }.map {
      "'\($0.firstToken.text)' may be the project's own member of that name"
    }
  }

  /// Whether no name of a match means anything else than what the pattern means by it, as far as is known.
  func mayMeanTheSame(_ match: PatternMatch) -> Bool {
    names(of: match).allSatisfy { meaning(file.tree.node(at: $0)) != .other }
  }

  /// The names of a match that are outside of what is bound. A name that is bound means the same wherever
  /// the pattern has it.
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

  /// What a name means, seen from the pattern.
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

  /// Whether a member is one that the project declares, or may be.
  private func meaning(of access: MemberAccessExprSyntax) -> Meaning {
    // What is behind a period alone is a member of the type that is asked for there: of another member, as a rule.
    guard let name = access.declName?.baseName?.name, let base = access.base else { return .same }
    let own = ownMembers(name, called: access.node.callAsCallee, on: base)
    guard !own.isEmpty else { return .same }
    guard let type = file.index.typeOfExpression(base).resolution else {
      return isForeignValue(base) && own.allSatisfy(isOfConcreteType) ? .same : .unclear
    }
    if case .known(let type) = type, !file.index.members(named: name, of: type).isEmpty { return .other }
    // An extension of a type or protocol of others may be one of what the base is.
    return own.contains { file.index.type(of: $0.id) == nil } ? .unclear : .same
  }

  /// The members of the project that an access may mean, whatever its base is.
  private func ownMembers(_ name: String, called call: FunctionCallExprSyntax?, on base: Node)
    -> [Declaration]
  {
    let isOnType = base.kind != .functionCallExpr && base.lastToken.text.first?.isUppercase == true
    return file.index.declarations(named: name).filter { declaration in
      declaration.parent != nil && !declaration.kind.isType && declaration.mayTake(call)
        && (call == nil || declaration.kind != .variable)
        && (declaration.kind != .enumCase || isOnType)
    }
  }

  /// Whether a member of others makes a value, so that it isn't of a type of the project.
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
  /// The tokens of everything that is bound.
  fileprivate var boundTokens: [Range<Int>] { bindings.map(\.tokens) }
}
