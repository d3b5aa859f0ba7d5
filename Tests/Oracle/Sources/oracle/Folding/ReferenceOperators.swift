import SwiftOperators
import SwiftParser
import SwiftSyntax

/// What SwiftOperators is told of operators: the declarations that it has or is given, put in such a way that
/// it takes them as the language means them.
///
/// Left to itself, it doesn't look into `#if`, gives an infix operator without a group none instead of the
/// default one, lacks some operators of the standard library, and takes `lowerThan` for its contrary.
struct ReferenceOperators: Sendable {
  private var groups: [PrecedenceGroup] = []
  private var operators: [Operator] = []

  /// What the standard library has and SwiftOperators has not, or without its group.
  private static let missing = """
    infix operator ~> : DefaultPrecedence
    infix operator .!= : ComparisonPrecedence
    infix operator .== : ComparisonPrecedence
    infix operator .< : ComparisonPrecedence
    infix operator .<= : ComparisonPrecedence
    infix operator .> : ComparisonPrecedence
    infix operator .>= : ComparisonPrecedence
    infix operator .& : LogicalConjunctionPrecedence
    infix operator .| : LogicalDisjunctionPrecedence
    infix operator .^ : LogicalDisjunctionPrecedence
    infix operator .&= : AssignmentPrecedence
    infix operator .|= : AssignmentPrecedence
    infix operator .^= : AssignmentPrecedence

    """

  /// The standard operators. SwiftOperators describes its table by the source that declares it.
  private static let standard = ReferenceOperators(
    in: Parser.parse(source: missing + OperatorTable.standardOperators.description))

  /// The infix operators and the groups that a file declares.
  init(in tree: SourceFileSyntax) {
    let collector = DeclarationCollector(viewMode: .sourceAccurate)
    collector.walk(tree)
    groups = collector.groups
    operators = collector.operators
  }

  var isEmpty: Bool { groups.isEmpty && operators.isEmpty }

  /// SwiftOperators' table of the standard operators and those of `declarations`. Where a name is declared
  /// twice, the first declaration stays.
  static func table(_ declarations: [ReferenceOperators]) -> OperatorTable {
    let all = [standard] + declarations
    let groups = Dictionary(all.flatMap(\.groups).map { ($0.name, $0) }) { first, _ in first }
    var turned = groups.mapValues { group in
      var group = group
      group.relations.removeAll { $0.kind == .lowerThan || groups[$0.groupName] == nil }
      return group
    }
    for group in groups.values {
      for relation in group.relations where relation.kind == .lowerThan {
        turned[relation.groupName]?.relations.append(.higherThan(group.name))
      }
    }
    return OperatorTable(
      precedenceGroups: Array(turned.values), operators: all.flatMap(\.operators), errorHandler: { _ in })
  }
}

private final class DeclarationCollector: SyntaxVisitor {
  var groups: [PrecedenceGroup] = []
  var operators: [Operator] = []

  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.fixitySpecifier.text == "infix" else { return .skipChildren }
    let group = node.operatorPrecedenceAndTypes?.precedenceGroup.text ?? "DefaultPrecedence"
    operators.append(Operator(kind: .infix, name: node.name.text, precedenceGroup: group))
    return .skipChildren
  }

  override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind {
    var group = PrecedenceGroup(name: node.name.text)
    for attribute in node.groupAttributes {
      switch attribute {
      case .precedenceGroupAssociativity(let associativity):
        group.associativity = Associativity(rawValue: associativity.value.text) ?? .none
      case .precedenceGroupAssignment(let assignment):
        group.assignment = assignment.value.text == "true"
      case .precedenceGroupRelation(let relation):
        let isHigher = relation.higherThanOrLowerThanLabel.text == "higherThan"
        let names = relation.precedenceGroups.map(\.name.text)
        group.relations += names.map { isHigher ? .higherThan($0) : .lowerThan($0) }
      }
    }
    groups.append(group)
    return .skipChildren
  }
}
