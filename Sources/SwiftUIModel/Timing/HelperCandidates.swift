import ProjectIndex
import SwiftCST

/// A declaration whose code may be a part of body code: a computed property or function that is not a builder
/// member.
struct HelperCandidate: Sendable {
  /// The declaration.
  let declaration: DeclarationID

  /// Whether it only runs when it is called.
  let isFunction: Bool

  /// The type that it is a member of; nil for a function at module level or of an external type.
  let owner: TypeID?

  /// Whether its code may be a part of any type's: it belongs to no view.
  let isShared: Bool
}

extension SwiftUIModel {
  /// Whether a name may be that of a helper of a type, judging by the project's declarations with this name:
  /// this takes less time than resolving it.
  func mayNameHelper(_ name: Node, of type: TypeID) -> Bool {
    mayNameHelper(name) { $0.isShared || $0.owner == type }
  }

  /// Whether a name may be that of a wanted helper; always true if it may name a part of a wrapper.
  func mayNameHelper(_ name: Node, where isWanted: (HelperCandidate) -> Bool) -> Bool {
    guard let symbol = index.declaredSymbol(of: name) else { return true }
    let candidates = memory.helpers.answer(Int(symbol.rawValue)) { helperCandidates(named: symbol) }
    guard !candidates.isEmpty else { return false }
    let access = MemberAccessExprSyntax(name.parent)
    let isCalled = (access?.declName?.node == name ? access?.node ?? name : name).callAsCallee != nil
    return candidates.contains { (isCalled || !$0.isFunction) && isWanted($0) }
  }

  private func helperCandidates(named symbol: Symbol) -> [HelperCandidate] {
    index.declarations(named: symbol).compactMap { declaration in
      guard BodyReach.isHelper(declaration), !isBuilderMember(declaration) else { return nil }
      let owner = index.type(of: declaration.id)
      return HelperCandidate(
        declaration: declaration.id, isFunction: declaration.kind == .function, owner: owner,
        isShared: owner.map { kind(of: $0) == .none } ?? true)
    }
  }
}
