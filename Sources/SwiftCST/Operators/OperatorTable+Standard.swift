extension OperatorTable {
  /// The infix operators and the groups of Swift's standard library.
  public static let standard = OperatorTable(
    groups: standardRows.map(\.group),
    operators: standardRows.flatMap { row in
      row.operators.split(separator: " ").map { (String($0), row.group.name) }
    })

  /// A group and its operators.
  private struct Row {
    var group: PrecedenceGroup
    let operators: String

    init(
      _ name: String, _ associativity: PrecedenceGroup.Associativity = .none, above looser: String? = nil,
      _ operators: String = ""
    ) {
      group = PrecedenceGroup("\(name)Precedence")
      group.associativity = associativity
      if let looser { group.higherThan = ["\(looser)Precedence"] }
      self.operators = operators
    }

    /// The row for operators that assign.
    var assigning: Row {
      var row = self
      row.group.isAssignment = true
      return row
    }
  }

  /// From the loosest to the tightest. The groups without operators belong to `->`, `? :` and the casts.
  private static var standardRows: [Row] {
    [
      Row(
        "Assignment", .right,
        "+= -= *= /= %= &+= &-= &*= <<= >>= &<<= &>>= &= |= ^= .&= .|= .^="
      ).assigning,
      Row("FunctionArrow", .right, above: "Assignment"),
      Row("Ternary", .right, above: "FunctionArrow"),
      Row("Default", above: "Ternary", "~>"),
      Row("LogicalDisjunction", .left, above: "Ternary", "|| .| .^"),
      Row("LogicalConjunction", .left, above: "LogicalDisjunction", "&& .&"),
      Row(
        "Comparison", above: "LogicalConjunction",
        "< <= > >= == != === !== ~= .< .<= .> .>= .== .!="),
      Row("NilCoalescing", .right, above: "Comparison", "??"),
      Row("Casting", above: "NilCoalescing"),
      Row("RangeFormation", above: "Casting", "... ..<"),
      Row("Addition", .left, above: "RangeFormation", "+ - &+ &- | ^"),
      Row("Multiplication", .left, above: "Addition", "* / % &* &"),
      Row("BitwiseShift", above: "Multiplication", "<< >> &<< &>>"),
    ]
  }
}
