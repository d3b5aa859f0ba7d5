import ProjectIndex
import SwiftCST

/// A declaration whose code may be a part of body code: a computed property or function that isn't a builder
/// member.
struct HelperCandidate: Sendable {
  /// The declaration.
  let declaration: DeclarationID

  /// Whether it runs only where it is called.
  let isFunction: Bool

  /// The view that it is a member of, which alone may have its code as a part; nil where it belongs to none.
  let view: TypeID?
}

/// The declarations of one name whose code may be a part of body code, by the types that may have it as a
/// part.
struct HelperCandidates: Sendable {
  /// Those that any type may have: they belong to no view.
  private(set) var shared: [HelperCandidate] = []

  /// Those of views, by the number of the view.
  private(set) var owned: [Int: [HelperCandidate]] = [:]

  /// Whether there are none.
  var isEmpty: Bool { shared.isEmpty && owned.isEmpty }

  /// All of them.
  var all: [HelperCandidate] { shared + owned.values.flatMap(\.self) }

  /// Those that may be a part of a view alone, and of no other.
  func owned(by view: TypeID) -> [HelperCandidate] { owned[Int(view.rawValue)] ?? [] }

  mutating func add(_ candidate: HelperCandidate) {
    if let view = candidate.view {
      owned[Int(view.rawValue), default: []].append(candidate)
    } else {
      shared.append(candidate)
    }
  }
}

extension SwiftUIModel {
  /// The helpers that have a name.
  func helpers(named symbol: Symbol) -> HelperCandidates {
    memory.helpers.answer(Int(symbol.rawValue)) { helperCandidates(named: symbol) }
  }

  /// Whether a name may be that of a helper of a type, judging by the project's declarations with this name:
  /// this takes less time than resolving it. Always true if it may name a part of a wrapper.
  func mayNameHelper(_ name: Node, of type: TypeID) -> Bool {
    guard let symbol = index.declaredSymbol(of: name) else { return true }
    let candidates = helpers(named: symbol)
    guard !candidates.isEmpty else { return false }
    let isCalled = name.isCalledByName
    let isWanted = { (candidate: HelperCandidate) in isCalled || !candidate.isFunction }
    return candidates.owned(by: type).contains(where: isWanted) || candidates.shared.contains(where: isWanted)
  }

  private func helperCandidates(named symbol: Symbol) -> HelperCandidates {
    var candidates = HelperCandidates()
    for declaration in index.declarations(named: symbol)
    where BodyReach.isHelper(declaration) && !isBuilderMember(declaration) {
      let view = index.type(of: declaration.id).flatMap { kind(of: $0) == .none ? nil : $0 }
      candidates.add(
        HelperCandidate(declaration: declaration.id, isFunction: declaration.kind == .function, view: view))
    }
    return candidates
  }
}

extension Node {
  /// Whether what a name stands for is called where it stands, by itself or as a member.
  var isCalledByName: Bool {
    let access = MemberAccessExprSyntax(parent)
    return (access?.declName?.node == self ? access?.node ?? self : self).callAsCallee != nil
  }
}
