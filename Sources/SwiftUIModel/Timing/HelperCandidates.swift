import ProjectIndex
import SwiftCST

/// A declaration whose code may be a part of body code: a computed property or function that is no builder member.
struct HelperCandidate: Sendable {
  /// The declaration.
  let declaration: DeclarationID

  /// Whether it runs only where it is called.
  let isFunction: Bool

  /// The type that it is a member of; nil for a function at module level or of a type that others declare.
  let owner: TypeID?

  /// Whether any type may have its code as a part: it belongs to no view.
  let isShared: Bool
}

extension SwiftUIModel {
  /// Whether a name can be that of a helper of a type, by what the project declares under it: that costs less than
  /// to find out which of them is meant.
  func mayNameHelper(_ name: Node, of type: TypeID) -> Bool {
    mayNameHelper(name) { $0.isShared || $0.owner == type }
  }

  /// Whether a name can be that of a helper as it is wanted; always where it may name the part of a wrapper.
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
