import ProjectIndex
import SwiftCST

/// The clusters of a project by the files of their findings.
struct ObservableClusters: Sendable {
  /// All of them, in the order of their anchors.
  let all: [ObservableCluster]

  private var clusters: [ObjectIdentifier: [ObservableCluster]] = [:]

  init(_ index: ProjectIndex) {
    all = Self.all(in: index)
    for cluster in all {
      guard let name = cluster.namingToken(in: index) else { continue }
      clusters[ObjectIdentifier(name.tree), default: []].append(cluster)
    }
  }

  /// The clusters whose findings are in a file, in the order of their anchors.
  func reported(in tree: SyntaxTree) -> [ObservableCluster] { clusters[ObjectIdentifier(tree)] ?? [] }

  /// Every cluster of a project, in the order of their anchors.
  private static func all(in index: ProjectIndex) -> [ObservableCluster] {
    let types = index.types(conformingToForeign: "ObservableObject")
    guard !types.isEmpty else { return [] }
    let constraints = ObservableConstraint.all(in: index)
    let positions = Dictionary(uniqueKeysWithValues: zip(types, types.indices))
    var groups = JoinedGroups(types.count + constraints.count)
    for (position, type) in types.enumerated() {
      for parent in index[type].inheritances.compactMap(\.resolution.known) {
        if let other = positions[parent] { groups.join(position, other) }
      }
    }
    for (offset, constraint) in constraints.enumerated() {
      for type in constraint.classes { positions[type].map { groups.join(types.count + offset, $0) } }
    }
    for forwarding in ForwardedChanges(index).all {
      if let child = positions[forwarding.child], let parent = positions[forwarding.parent] {
        groups.join(child, parent)
      }
    }
    let open = constraints.filter { $0.isOpen || $0.isOnlyForOthers }
    return groups.all().compactMap { members in
      ObservableCluster(
        members.filter { $0 < types.count }.map { types[$0] },
        constraints: members.filter { $0 >= types.count }.map { constraints[$0 - types.count] },
        openConstraints: open, index)
    }.sorted(on: \.anchor.declaration.order)
  }
}

/// A union-find over numbers.
private struct JoinedGroups {
  private var leaders: [Int]

  init(_ count: Int) { leaders = Array(0..<count) }

  private mutating func leader(of member: Int) -> Int {
    var current = member
    while leaders[current] != current {
      // Path halving for later queries.
      leaders[current] = leaders[leaders[current]]
      current = leaders[current]
    }
    return current
  }

  mutating func join(_ left: Int, _ right: Int) {
    let (first, second) = (leader(of: left), leader(of: right))
    leaders[max(first, second)] = min(first, second)
  }

  /// The groups in the order of their smallest members, each ascending.
  mutating func all() -> [[Int]] {
    var grouped: [Int: [Int]] = [:]
    for member in leaders.indices { grouped[leader(of: member), default: []].append(member) }
    return grouped.keys.ascending().map { grouped[$0] ?? [] }
  }
}
