import SwiftCST

/// The members of one name in one type by the labels of their parameters: there may be hundreds of overloads,
/// and as many calls.
struct LabeledMembers: Sendable {
  private let all: [DeclarationID]
  private var byLabel: [String: [DeclarationID]] = [:]
  /// Members that aren't functions, whose calls have no labels that are known.
  private var others: [DeclarationID] = []

  private init(_ all: [DeclarationID], _ index: ProjectIndex) {
    self.all = all
    for id in all {
      let member = index[id]
      guard member.kind == .function || member.kind == .initializer else {
        others.append(id)
        continue
      }
      for label in Set(member.parameters.compactMap(\.label)) { byLabel[label, default: []].append(id) }
    }
  }

  /// Those of many members that may take a call, because they have a parameter of a label in it; nil if that
  /// is unknown.
  static func candidates(
    for call: FunctionCallExprSyntax, among found: [DeclarationID], _ index: ProjectIndex
  ) -> [DeclarationID]? {
    guard found.count > fewMembers else { return nil }
    let labels = call.arguments?.children.compactMap { LabeledExprSyntax($0)?.label?.name } ?? []
    // It may refer to the projection of a wrapped parameter.
    guard let label = labels.first, !labels.contains(where: { $0.hasPrefix("$") }),
      let symbol = index[found[0]].symbol, let owner = index[found[0]].parent.map(index.owner), owner >= 0
    else { return nil }
    let members = index.fact(of: found[0]) { LabeledMembers(index.ownMembers(symbol, of: owner), index) }
    guard members.all == found else { return nil }
    return (members.byLabel[label] ?? []) + members.others
  }

  /// Up to this many members are looked at one by one.
  private static var fewMembers: Int { 8 }
}
