import CodemodKit
import ProjectIndex
import SwiftCST

/// What may run where it can't be told for certain: members of what has no known type, overrides, wrappers
/// and values that are called or described.
extension EvaluatedCode {
  /// What a member of some name may be where the type before the period doesn't tell.
  struct Candidates: Sendable {
    /// The only one that a type has, as in `.current`; of several nobody knows which.
    var ofType: DeclarationID?
    /// Those that the project adds to types of others, as to `String`; of modifiers only those that read a
    /// static.
    var added: [DeclarationID] = []
    /// Those that a protocol asks for: generic code has values of which no more is known.
    var required: [DeclarationID] = []
    /// The variables that objects store.
    var stored: [DeclarationID] = []
    /// Whether there is a variable of this name.
    var hasVariable = false
  }

  /// What a member may be that was not found in the type of its base.
  func collect(untold name: String, _ access: MemberAccessExprSyntax, _ code: inout Code) {
    guard let base = access.base else {
      if let member = candidates(name).ofType { code.calls.append(member) }
      return
    }
    let candidates = candidates(name)
    code.calls += candidates.added
    guard isUntold(index.typeOfExpression(base)) else { return }
    for member in candidates.required { collect(index[member], at: access.node, &code) }
    guard !isCalled(access.node) else { return }
    code.reads += candidates.stored.map { Read(node: access.node, variable: $0, isGuess: true) }
  }

  private func isUntold(_ type: ExpressionType) -> Bool {
    switch type {
    case .unknown, .instance(.unknown, _), .instance(.parameter, _), .instance(.ambiguous, _): true
    default: false
    }
  }

  private func candidates(_ name: String) -> Candidates {
    knownCandidates.answer(name) { findCandidates(name) }
  }

  private func findCandidates(_ name: String) -> Candidates {
    var candidates = Candidates()
    var statics: [DeclarationID] = []
    for member in index.declarations(named: name) {
      if member.kind == .variable {
        candidates.hasVariable = true
        if isStoredInObject(member) { candidates.stored.append(member.id) }
      }
      let leadsOn =
        member.kind == .variable ? !member.isStored : member.kind == .function && givesValue(member)
      guard leadsOn, member.parent != nil else { continue }
      if member.isStatic {
        statics.append(member.id)
      } else if let owner = index.type(of: member.id) {
        if index[owner].kind == .protocol { candidates.required.append(member.id) }
      } else if member.resultType?.text.contains("View") != true || readsStatic(member) {
        candidates.added.append(member.id)
      }
    }
    if statics.count == 1 { candidates.ofType = statics[0] }
    return candidates
  }

  private func isStoredInObject(_ variable: Declaration) -> Bool {
    guard variable.isStored, !variable.traits.contains(.let), let parent = variable.parent else {
      return false
    }
    return index[parent].kind == .class
  }

  /// Whether a member names a variable of a type.
  private func readsStatic(_ member: Declaration) -> Bool {
    guard let body = member.getterStatements ?? member.body?.node else { return false }
    return body.subtree.contains { node in
      guard let access = MemberAccessExprSyntax(node), access.base?.kind == .declReferenceExpr,
        access.base?.firstToken.text.first?.isUppercase == true, let name = access.declName?.baseName?.name
      else { return false }
      return index.declarations(named: name).contains {
        $0.kind == .variable && $0.isStatic && !$0.traits.contains(.let)
      }
    }
  }

  /// `callAsFunction` of a value that is called.
  func collect(calledValue callee: Node, _ code: inout Code) {
    guard Self.isPlain(callee), case let name = MemberAccessExprSyntax(callee)?.declName?.node ?? callee,
      candidates(name.text).hasVariable,
      case .instance(.known(let type), _) = index.typeOfExpression(callee)
    else { return }
    code.calls += index.members(named: "callAsFunction", of: type).map(\.id)
  }

  /// The description of a value that becomes a text.
  func collect(described value: Node, _ code: inout Code) {
    guard Self.isPlain(value) || value.kind == .functionCallExpr,
      case .instance(.known(let type), _) = index.typeOfExpression(value)
    else { return }
    code.calls += index.members(named: "description", of: type).map(\.id)
  }

  /// What subclasses put in the place of a member.
  func overrides(of member: Declaration) -> [Declaration] {
    guard let owner = index.type(of: member.id), index[owner].kind == .class, let name = member.name,
      !member.isStatic
    else { return [] }
    return index.subtypes(of: owner).flatMap { index.ownMembers(named: name, of: $0) }
  }

  /// The type of the project that wraps a variable.
  func wrapper(of variable: Declaration) -> TypeID? {
    variable.attributes.firstNonNil { attribute in
      guard let written = attribute.typeName, case .known(let type) = index.resolve(written) else {
        return nil
      }
      return type
    }
  }
}
