/// How tightly a set of infix operators binds, as a `precedencegroup` declares it.
public struct PrecedenceGroup: Hashable, Sendable {
  /// How two adjacent operators of the same group associate.
  public enum Associativity: Sendable {
    /// `a • b • c` is `(a • b) • c`.
    case left
    /// `a • b • c` is `a • (b • c)`.
    case right
    /// `a • b • c` is an error.
    case none
  }

  /// The name, without backticks.
  public let name: String

  /// The associativity of the group.
  public var associativity = Associativity.none

  /// Whether the operators assign: in `a?.b += 1`, the whole assignment is then part of the optional chain.
  public var isAssignment = false

  /// The groups that this one binds tighter than, by name; without implied ones.
  public var higherThan: Set<String> = []

  /// The groups that bind tighter than this one, by name; without implied ones.
  public var lowerThan: Set<String> = []

  /// The group of operators that are declared without one.
  public static let defaultName = "DefaultPrecedence"

  /// Creates a group without associativity and relations.
  public init(_ name: String) {
    self.name = name
  }
}
