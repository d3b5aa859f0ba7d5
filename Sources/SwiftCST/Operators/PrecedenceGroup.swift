/// How tightly a set of infix operators binds, as a `precedencegroup` declares it.
public struct PrecedenceGroup: Hashable, Sendable {
  /// Which operand two neighboring operators of the same group fight for goes where.
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

  /// What two operators of this group do side by side.
  public var associativity = Associativity.none

  /// Whether the operators assign: in `a?.b += 1` the whole assignment is then part of the optional chain.
  public var isAssignment = false

  /// The groups that this one binds tighter than, by name; what follows from these is not listed.
  public var higherThan: Set<String> = []

  /// The groups that bind tighter than this one, by name; what follows from these is not listed.
  public var lowerThan: Set<String> = []

  /// The group of operators that are declared without one.
  public static let defaultName = "DefaultPrecedence"

  /// A group without associativity and relations.
  public init(_ name: String) {
    self.name = name
  }
}
