import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Views that access an object through a protocol outside the family, such as `any Titled`, and so didn't
/// observe it: they displayed the current values when they were evaluated for other reasons.
struct FreshWitnesses {
  private(set) var reasons: [LocatedReason] = []

  private let family: Family
  private var seen: Set<TypeID> = []

  private var index: ProjectIndex { family.index }

  init(in reads: ViewReads) {
    family = reads.family
    for property in family.publishedProperties {
      for member in [property] + reads.dependents(of: property) {
        let requirements = index.requirements(for: member.id)
        for requirement in requirements { examine(requirement, member.name ?? "") }
      }
    }
  }

  private mutating func examine(_ requirement: DeclarationID, _ name: String) {
    guard let owner = index.type(of: requirement), !family.contains(owner) else { return }
    let below = index.subtypes(of: owner).filter { index[$0].kind == .protocol }
    let protocols = Set([owner] + below)
    for read in family.uses.viewReads(name, of: protocols)
    where isValue(read.type, of: protocols) && !index.isInAction(read.use.node) {
      addReason(name, read.view, at: read.use.node)
    }
    let asking = family.uses.viewsAsking(for: name)
    guard !asking.isEmpty else { return }
    for (view, property) in index.shared(ValueHolders.init).first(holding: protocols, index)
    where asking.contains(view) && index.uses(of: name, inside: [view]).contains(where: isEvaluated) {
      addReason(name, view, at: index[property].node)
    }
  }

  private mutating func addReason(_ name: String, _ view: TypeID, at node: Node) {
    guard seen.insert(view).inserted else { return }
    reasons.append(
      LocatedReason(
        ObservableRules.newObserver,
        "'\(index[view].name)' reads '\(name)' through a protocol and now also updates with it", at: node))
  }

  /// Whether a use reads the member of a value when the view is evaluated.
  private func isEvaluated(_ use: Use) -> Bool {
    guard case .member(_?) = use.role else { return false }
    return !index.isInAction(use.node)
  }

  private func isValue(_ type: ExpressionType, of protocols: Set<TypeID>) -> Bool {
    switch type {
    case .instance(.known(let type), _): protocols.contains(type)
    case .instance(.parameter(let parameter), _):
      family.uses.constraints(on: parameter).contains { $0.known.map(protocols.contains) ?? false }
    default: false
    }
  }
}
