import ProjectIndex
import SwiftCST

/// Classes and protocols that can only leave `ObservableObject` together: they are joined by inheritance, or
/// by generic code that takes all of them.
struct ObservableCluster: Sendable {
  /// The classes and protocols, in the order of files and lines.
  var types: [TypeID] = []

  /// The generic parameters that only ever stand for classes of the cluster.
  var constraints: [ObservableConstraint] = []

  /// The constraints of the project that anything may have to meet.
  var openConstraints: [ObservableConstraint] = []

  /// Where `ObservableObject` is named first: the place of the findings.
  let anchor: Inheritance

  /// Every cluster of a project, in the order of their anchors.
  static func all(in index: ProjectIndex) -> [ObservableCluster] {
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
    let open = constraints.filter(\.isOpen)
    return groups.all().compactMap { members in
      cluster(members.filter { $0 < types.count }.map { types[$0] }, index).map { cluster in
        var cluster = cluster
        cluster.constraints = members.filter { $0 >= types.count }.map { constraints[$0 - types.count] }
        cluster.openConstraints = open
        return cluster
      }
    }.sorted(on: \.anchor.declaration.order)
  }

  /// The name at which the findings stand: that of the class where `ObservableObject` is named first, or the
  /// word itself in the alias of another file that the class names instead. Only files with the word are
  /// looked at.
  func namingToken(in index: ProjectIndex) -> Token? {
    let declaration = index[anchor.declaration]
    if index.isMentioned("ObservableObject", in: declaration.id.file) { return declaration.nameToken }
    let aliases = index.declarations(named: anchor.node.text).filter { $0.kind == .typealias }
    let words = index.uses(of: "ObservableObject").filter { $0.role != .declaration }
    let word = words.first { word in aliases.contains { $0.node.contains(word.node) } } ?? words.first
    return word?.token
  }

  private static func cluster(_ types: [TypeID], _ index: ProjectIndex) -> ObservableCluster? {
    // Protocols that no class of the project conforms to have nothing to migrate.
    guard types.contains(where: { index[$0].kind != .protocol }) else { return nil }
    let entries = types.flatMap { index[$0].inheritances }.filter {
      $0.resolution.foreign == "ObservableObject"
    }
    guard let anchor = entries.min(by: { $0.declaration < $1.declaration }) else { return nil }
    let sorted = types.sorted(on: { index[$0].primary.order })
    return ObservableCluster(types: sorted, anchor: anchor)
  }
}

/// The clusters of a project by the files in which their findings stand.
struct ObservableClusters: Sendable {
  private var clusters: [ObjectIdentifier: [ObservableCluster]] = [:]

  init(_ index: ProjectIndex) {
    for cluster in ObservableCluster.all(in: index) {
      guard let name = cluster.namingToken(in: index) else { continue }
      clusters[ObjectIdentifier(name.tree), default: []].append(cluster)
    }
  }

  /// The clusters whose findings stand in a file, in the order of their anchors.
  func told(in tree: SyntaxTree) -> [ObservableCluster] { clusters[ObjectIdentifier(tree)] ?? [] }
}

/// Numbers that are joined to groups, two at a time.
private struct JoinedGroups {
  private var leaders: [Int]

  init(_ count: Int) { leaders = Array(0..<count) }

  private mutating func leader(of member: Int) -> Int {
    var current = member
    while leaders[current] != current {
      // The way is halved for whoever asks next.
      leaders[current] = leaders[leaders[current]]
      current = leaders[current]
    }
    return current
  }

  mutating func join(_ left: Int, _ right: Int) {
    let (first, second) = (leader(of: left), leader(of: right))
    leaders[max(first, second)] = min(first, second)
  }

  /// The groups by their least members, each ascending.
  mutating func all() -> [[Int]] {
    var grouped: [Int: [Int]] = [:]
    for member in leaders.indices { grouped[leader(of: member), default: []].append(member) }
    return grouped.keys.ascending().map { grouped[$0] ?? [] }
  }
}
