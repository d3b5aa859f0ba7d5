import CSTParser
import SwiftCST
import Testing

/// Which operand belongs to which operator, shown with square brackets around each operator.
@Suite struct OperatorFoldingTests {
  @Test(arguments: [
    ("a + b * c", "[a + [b * c]]"),
    ("a * b + c", "[[a * b] + c]"),
    ("a || b && c == d ?? e + f << 1", "[a || [b && [c == [d ?? [e + [f << 1]]]]]]"),
    ("a << 1 + f ?? e == d && c || b", "[[[[[[a << 1] + f] ?? e] == d] && c] || b]"),
    ("a ..< b + 1", "[a ..< [b + 1]]"),
    ("a .== b .& c .< d", "[[a .== b] .& [c .< d]]"),
    ("!a && -b < c", "[!a && [-b < c]]"),
    ("(a + b) * f { $0 + 1 }", "[(a + b) * f { $0 + 1 }]"),
  ])
  func precedence(source: String, folded: String) throws {
    #expect(try brackets(source) == folded)
  }

  @Test(arguments: [
    ("a - b - c + d", "[[[a - b] - c] + d]"),
    ("a ?? b ?? c", "[a ?? [b ?? c]]"),
    ("a = b = c", "[a = [b = c]]"),
    ("a == b && c == d && e", "[[[a == b] && [c == d]] && e]"),
  ])
  func associativity(source: String, folded: String) throws {
    #expect(try brackets(source) == folded)
  }

  @Test(arguments: [
    ("a ? b : c", "[a ? b : c]"),
    ("a == b ? c : d + e", "[[a == b] ? c : [d + e]]"),
    ("a ? b : c ? d : e", "[a ? b : [c ? d : e]]"),
    ("a ? b ? c : d : e", "[a ? b ? c : d : e]"),
    ("x = a ?? b ? c : d", "[x = [[a ?? b] ? c : d]]"),
    ("x += a && b ? c : d", "[x += [[a && b] ? c : d]]"),
    ("x = (Int) -> Bool", "[x = [(Int) -> Bool]]"),
  ])
  func ternariesAssignmentsArrows(source: String, folded: String) throws {
    #expect(try brackets(source) == folded)
  }

  @Test(arguments: [
    ("a + b as Int", "[[a + b] as Int]"),
    ("a as Int + b", "[[a as Int] + b]"),
    ("a ?? b as? Int ?? c", "[a ?? [[b as? Int] ?? c]]"),
    ("a as Any as! Int", "[[a as Any] as! Int]"),
    ("x == y is Bool", "[x == [y is Bool]]"),
    ("x = y is [Int] ? a : b", "[x = [[y is [Int]] ? a : b]]"),
  ])
  func casts(source: String, folded: String) throws {
    #expect(try brackets(source) == folded)
  }

  @Test(arguments: [
    ("try a + b * c", "[try [a + [b * c]]]"),
    ("try a + b + c", "[try [[a + b] + c]]"),
    ("x = try? await a ?? b", "[x = [try? [await [a ?? b]]]]"),
    ("try x = a", "[try [x = a]]"),
    ("await a ? b : c", "[await [a ? b : c]]"),
    ("unsafe a as Int == b", "[unsafe [[a as Int] == b]]"),
    ("a * try b + c", "[[a * [try b]] + c]"),
    ("a || try b == c", "[a || [try [b == c]]]"),
  ])
  func keywordsCoverToTheRight(source: String, folded: String) throws {
    #expect(try brackets(source) == folded)
  }
}

// MARK: - Questions

extension OperatorFoldingTests {
  @Test func topLevelOperator() throws {
    let folded = try expression("x = try a.b + c * d").folded(with: .standard)
    guard case .assignment(let assignment) = folded.root.form else {
      Issue.record("no assignment")
      return
    }
    #expect(assignment.operator.text == "=")
    #expect(assignment.group?.isAssignment == true)
    #expect(assignment.left.operand?.kind == .declReferenceExpr)
    #expect(assignment.right.kind == .tryExpr)
    #expect(assignment.right.text == "try a.b + c * d")
    guard case .infix(let sum) = assignment.right.uncovered.form else {
      Issue.record("no sum")
      return
    }
    #expect(sum.operator.text == "+")
    #expect(sum.right.range == folded.node.range.upperBound - 5..<folded.node.range.upperBound)
    #expect(sum.right.parent?.text == "a.b + c * d")
    #expect(folded.root.parent == nil)
    #expect(folded.parts.map(\.text).last == folded.node.text)
  }

  @Test func ternary() throws {
    let node = try expression("a == b ? c + d : e")
    guard case .ternary(let ternary) = try node.folded(with: .standard).root.form else {
      Issue.record("no ternary")
      return
    }
    #expect(ternary.condition.text == "a == b")
    #expect([ternary.questionMark.text, ternary.colon.text] == ["?", ":"])
    #expect(try brackets(ternary.then.folded(with: .standard).root) == "[c + d]")
    #expect(ternary.otherwise.operand?.text == "e")
  }

  @Test func cast() throws {
    let folded = try expression("a as? [Int]").folded(with: .standard)
    guard case .cast(let cast) = folded.root.form else {
      Issue.record("no cast")
      return
    }
    #expect([cast.keyword.text, cast.mark?.text, cast.type.text] == ["as", "?", "[Int]"])
    #expect(cast.type.kind == .arrayType)
    #expect(folded.part(for: cast.type)?.parent?.tokenIndices == folded.node.tokenIndices)
  }

  @Test func whatHasNoOperator() throws {
    let folded = try expression("f(a + b)").folded(with: .standard)
    #expect(folded.root.operand == folded.node)
    let covered = try expression("try await f()").folded(with: .standard)
    #expect(covered.root.kind == .tryExpr)
    #expect(covered.root.uncovered.operand?.text == "f()")
  }

  @Test func longSequences() throws {
    let count = 100_000
    let right = try expression(Array(repeating: "a", count: count).joined(separator: " ?? "))
    let chain = try right.folded(with: .standard)
    #expect(chain.parts.count == 2 * count - 1)
    guard case .infix(let first) = chain.root.form else {
      Issue.record("no operator")
      return
    }
    #expect(first.left.operand?.range.lowerBound == right.range.lowerBound)

    let left = try expression("try " + Array(repeating: "a", count: count).joined(separator: " + "))
    let sum = try left.folded(with: .standard)
    #expect(sum.parts.count == 2 * count)
    guard sum.root.kind == .tryExpr, case .infix(let last) = sum.root.uncovered.form else {
      Issue.record("no covered sum")
      return
    }
    #expect(last.right.operand?.range.upperBound == left.range.upperBound)
  }
}

// MARK: - Declarations

extension OperatorFoldingTests {
  private static let declarations = """
    precedencegroup Power { associativity: right higherThan: MultiplicationPrecedence }
    precedencegroup Pipe { associativity: left lowerThan: `Sum` higherThan: AssignmentPrecedence }
    precedencegroup Sum { lowerThan: AdditionPrecedence }
    precedencegroup Push { assignment: true associativity: none }
    #if os(Linux)
    infix operator **: Power
    #endif
    infix operator |>: Pipe
    infix operator ±: Sum
    infix operator <~: Push
    infix operator ≈
    prefix operator √
    """

  private static let table = OperatorTable.standard.adding(declarationsIn: tree(declarations))

  @Test(arguments: [
    ("2 * a ** b ** c", "[2 * [a ** [b ** c]]]"),
    ("x = a |> b |> c", "[x = [[a |> b] |> c]]"),
    // Pipe < Sum < Addition < Multiplication < Power: nobody says so of the first and the last.
    ("a |> b ** c", "[a |> [b ** c]]"),
    ("a + b ± c |> d", "[[[a + b] ± c] |> d]"),
    ("a ≈ b ? c : d", "[[a ≈ b] ? c : d]"),
  ])
  func ownOperators(source: String, folded: String) throws {
    #expect(try brackets(source, Self.table) == folded)
  }

  @Test func ownGroups() {
    #expect(Self.table.group(ofOperator: "<~")?.isAssignment == true)
    #expect(Self.table.group(ofOperator: "≈")?.name == PrecedenceGroup.defaultName)
    #expect(Self.table.group(ofOperator: "√") == nil)
    #expect(Self.table.group(named: "Sum")?.lowerThan == ["AdditionPrecedence"])
  }

  /// A relation to a group of another file counts, whichever file comes first.
  @Test func severalFiles() throws {
    let files = [
      "infix operator <|>: Choice", "precedencegroup Choice { higherThan: Base }",
      "precedencegroup Base { higherThan: AdditionPrecedence }",
    ].map(Self.tree)
    for table in [
      OperatorTable.standard.adding(declarationsIn: files),
      files.reversed().reduce(OperatorTable.standard) { $0.adding(declarationsIn: $1) },
    ] {
      #expect(try brackets("a + b <|> c", table) == "[a + [b <|> c]]")
    }
  }

  @Test(arguments: [
    ("infix operator +: AdditionPrecedence", nil),
    ("infix operator +: MultiplicationPrecedence", FoldingError.Reason.ambiguous),
    ("precedencegroup AdditionPrecedence {}", .ambiguous),
    ("infix operator **: Nowhere", .unknownGroup),
    ("precedencegroup A { higherThan: B } precedencegroup B { higherThan: A }", nil),
  ])
  func doubleDeclarations(declaration: String, reason: FoldingError.Reason?) {
    let table = OperatorTable.standard.adding(declarationsIn: Self.tree(declaration))
    #expect(failure(declaration.contains("**") ? "a ** b * c" : "a + b * c", table)?.reason == reason)
  }
}

// MARK: - Errors

extension OperatorFoldingTests {
  @Test(arguments: [
    ("a == b == c", FoldingError.Reason.nonAssociative, "==", 7),
    ("a < b + c < d", .nonAssociative, "<", 10),
    ("a <~ b + c", .unrelatedGroups, "+", 7),
    ("a + b ≈ c", .unrelatedGroups, "≈", 6),
    ("a = b %% c", .unknownOperator, "%%", 6),
    ("a %% b as Int", .unknownOperator, "%%", 2),
    ("a + ", .incomplete, "+", 2),
    ("a ? b", .incomplete, "?", 2),
    ("a as ", .incomplete, "as", 2),
  ])
  func errors(source: String, reason: FoldingError.Reason, name: String, offset: Int) {
    let error = failure(source, Self.table)
    #expect(error?.reason == reason)
    #expect(error?.operator.text == name)
    #expect(error?.operator.range.lowerBound == "x(".utf8.count + offset)
    #expect(error?.message.contains("'\(name)'") == true)
  }

  /// With nothing to order it against, an operator need not be known.
  @Test func unknownOperatorAlone() throws {
    #expect(try brackets("try a %% b") == "[try [a %% b]]")
    #expect(try brackets("a as Int %% b") == "[[a as Int] %% b]")
    guard case .infix(let infix) = try expression("a %% b").folded(with: .standard).root.form else {
      Issue.record("no operator")
      return
    }
    #expect(infix.group == nil)
  }

  @Test func moreGroupsThanAnyoneDeclares() throws {
    let operators = "infix operator <+>: G0\ninfix operator <->: G400\n"
    let groups = (0..<2_000).map { "precedencegroup G\($0) { higherThan: G\($0 + 1) }\n" }.joined()
    let table = OperatorTable.standard.adding(declarationsIn: Self.tree(operators + groups))
    #expect(try brackets("a <-> b <+> c", table) == "[a <-> [b <+> c]]")
    #expect(table.group(named: "G1999") == nil)
  }
}

// MARK: - Helpers

extension OperatorFoldingTests {
  private static func tree(_ source: String) -> SyntaxTree { SyntaxTree.parse(SourceText(source)) }

  /// The argument of a call, so that `try` stands where it covers only what is meant.
  private func expression(_ source: String) throws -> Node {
    let tree = Self.tree("x(\(source))")
    let argument = try #require(tree.root.subtree.first { $0.kind == .labeledExpr })
    return try #require(argument.children.first)
  }

  private func failure(_ source: String, _ table: OperatorTable) -> FoldingError? {
    do {
      _ = try expression(source).folded(with: table)
      return nil
    } catch {
      return error as? FoldingError
    }
  }

  private func brackets(_ source: String, _ table: OperatorTable = .standard) throws -> String {
    brackets(try expression(source).folded(with: table).root)
  }

  private func brackets(_ part: FoldedPart) -> String {
    switch part.form {
    case .operand(let node):
      node.text
    case .infix(let infix), .assignment(let infix), .arrow(let infix):
      "[\(brackets(infix.left)) \(infix.operator.text) \(brackets(infix.right))]"
    case .ternary(let ternary):
      "[\(brackets(ternary.condition)) ? \(ternary.then.text) : \(brackets(ternary.otherwise))]"
    case .cast(let cast), .check(let cast):
      "[\(brackets(cast.value)) \(cast.keyword.text)\(cast.mark?.text ?? "") \(cast.type.text)]"
    case .covered(let cover):
      "[\(cover.keyword.text)\(cover.mark?.text ?? "") \(brackets(cover.expression))]"
    }
  }
}

extension FoldedPart {
  /// The part without the `try`, `await` and `unsafe` that cover it.
  fileprivate var uncovered: FoldedPart {
    var part = self
    while case .covered(let cover) = part.form { part = cover.expression }
    return part
  }
}
