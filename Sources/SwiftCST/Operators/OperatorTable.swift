/// The known infix operators, and the precedence groups that order them.
///
/// Which declaration of an operator an expression uses depends on its imported modules. A table has no
/// information about modules: an operator or a group with two different declarations is ambiguous, and
/// expressions whose structure depends on it are not folded.
public struct OperatorTable: Sendable {
  /// More groups than any project declares; further ones are unknown. This limits the cost of hostile input.
  static let maximumGroupCount = 512

  /// Words of which one occurs in every file that declares an infix operator or a precedence group.
  public static let declarationWords = ["infix", "precedencegroup"]

  /// What is known of a name.
  private enum Declaration<Value: Equatable & Sendable>: Sendable {
    case unique(Value)
    case ambiguous

    mutating func merge(_ value: Value) {
      if case .unique(value) = self { return }
      self = .ambiguous
    }
  }

  /// The result of looking up the group of an operator.
  enum Resolution: Sendable {
    /// The position in ``groups``.
    case group(Int)
    /// No such operator is declared.
    case unknownOperator
    /// The operator is declared, but its group is not.
    case unknownGroup
    /// The operator or its group has two different declarations.
    case ambiguous
  }

  private var groupsByName: [String: Declaration<PrecedenceGroup>] = [:]

  /// The names of the operators' groups.
  private var operators: [String: Declaration<String>] = [:]

  /// The groups with a single declaration.
  private(set) var groups: [PrecedenceGroup] = []

  private var positions: [String: Int] = [:]

  private var order = PrecedenceOrder(count: 0, pairs: [])

  /// Creates a table without operators and groups.
  public init() {}

  /// Creates a table of the given groups and infix operators, each with the name of its group.
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

  /// Numbers and orders the groups. A relation takes effect once both groups are known.
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

// MARK: - Lookup

extension OperatorTable {
  /// The group of an infix operator; nil if the operator or the group is unknown or ambiguous.
  public func group(ofOperator name: String) -> PrecedenceGroup? {
    if case .group(let position) = resolve(operator: name) { groups[position] } else { nil }
  }

  /// The group with a name; nil if it is unknown or ambiguous.
  public func group(named name: String) -> PrecedenceGroup? {
    positions[name].map { groups[$0] }
  }

  /// Whether operators of one group bind tighter than those of another; false if a group is unknown or they
  /// are unrelated.
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
