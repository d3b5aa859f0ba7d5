/// The infix operators that are known, and the precedence groups that order them.
///
/// Which declaration of an operator an expression sees depends on the modules that it imports. A table does
/// not know modules: an operator or a group that is declared in two ways is ambiguous, and expressions whose
/// form hangs on it are not folded.
public struct OperatorTable: Sendable {
  /// More groups than any project declares; those after it are unknown. Bounds what hostile input can cost.
  static let maximumGroupCount = 512

  /// What is known of a name.
  private enum Declaration<Value: Equatable & Sendable>: Sendable {
    case unique(Value)
    case ambiguous

    mutating func merge(_ value: Value) {
      if case .unique(value) = self { return }
      self = .ambiguous
    }
  }

  /// What is known of the group of an operator.
  enum Resolution: Sendable {
    /// The position in ``groups``.
    case group(Int)
    /// No such operator is declared.
    case unknownOperator
    /// The operator is declared, its group is not.
    case unknownGroup
    /// The operator or its group is declared in two ways.
    case ambiguous
  }

  private var groupsByName: [String: Declaration<PrecedenceGroup>] = [:]

  /// The names of the operators' groups.
  private var operators: [String: Declaration<String>] = [:]

  /// The groups that are declared in one way.
  private(set) var groups: [PrecedenceGroup] = []

  private var positions: [String: Int] = [:]

  private var order = PrecedenceOrder(count: 0, pairs: [])

  /// A table without any operators and groups.
  public init() {}

  /// The table of the given groups and infix operators; an operator comes with the name of its group.
  init(groups: [PrecedenceGroup], operators: [(name: String, group: String)]) {
    declare(groups: groups, operators: operators)
  }

  /// Adds declarations.
  mutating func declare(groups: [PrecedenceGroup], operators: [(name: String, group: String)]) {
    for group in groups {
      if groupsByName[group.name] != nil {
        groupsByName[group.name]?.merge(group)
      } else if groupsByName.count < Self.maximumGroupCount {
        groupsByName[group.name] = .unique(group)
      }
    }
    for (name, group) in operators {
      if self.operators[name] != nil {
        self.operators[name]?.merge(group)
      } else {
        self.operators[name] = .unique(group)
      }
    }
    if !groups.isEmpty { arrange() }
  }

  /// Numbers the groups and orders them. A relation counts from the moment both groups are known.
  private mutating func arrange() {
    groups = groupsByName.values.compactMap { if case .unique(let group) = $0 { group } else { nil } }
    groups = groups.sorted(on: \.name)
    positions = Dictionary(uniqueKeysWithValues: groups.enumerated().map { ($1.name, $0) })
    var pairs: [(tighter: Int, looser: Int)] = []
    for (position, group) in groups.enumerated() {
      pairs += group.higherThan.compactMap { positions[$0] }.map { (position, $0) }
      pairs += group.lowerThan.compactMap { positions[$0] }.map { ($0, position) }
    }
    order = PrecedenceOrder(count: groups.count, pairs: pairs)
  }
}

// MARK: - Questions

extension OperatorTable {
  /// The group of an infix operator, or nil where the operator or the group is unknown or ambiguous.
  public func group(ofOperator name: String) -> PrecedenceGroup? {
    if case .group(let position) = resolve(operator: name) { groups[position] } else { nil }
  }

  /// The group of that name, or nil where it is unknown or ambiguous.
  public func group(named name: String) -> PrecedenceGroup? {
    positions[name].map { groups[$0] }
  }

  /// Whether operators of one group bind tighter than those of another; false where a group is unknown or they
  /// have nothing to do with each other.
  package func isTighter(_ group: String, than other: String) -> Bool {
    guard case .group(let first) = resolve(group: group), case .group(let second) = resolve(group: other)
    else { return false }
    return relation(of: first, to: second) == .higher
  }

  func resolve(operator name: String) -> Resolution {
    switch operators[name] {
    case .unique(let group): resolve(group: group)
    case .ambiguous: .ambiguous
    case nil: .unknownOperator
    }
  }

  func resolve(group name: String) -> Resolution {
    if let position = positions[name] { return .group(position) }
    return groupsByName[name] == nil ? .unknownGroup : .ambiguous
  }

  func relation(of group: Int, to other: Int) -> PrecedenceOrder.Relation {
    order.relation(of: group, to: other)
  }
}
