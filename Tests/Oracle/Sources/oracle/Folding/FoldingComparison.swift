import CSTParser
import SwiftCST
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// What came of the sequences of one file.
struct FoldingComparison: Sendable {
  var equal = 0
  /// The operators in equal sequences.
  var operators = 0
  var different: [String] = []
  var onlyProduct: [String] = []
  var onlyReference: [String] = []
  /// Sequences that neither side folds, and why the product doesn't.
  var neither: [String] = []
  /// SwiftSyntax finds errors in the file, so its tree is a guess.
  var isSkipped = false
  var isUnreadable = false
}

/// The operators that count in a file, on both sides.
struct FoldingTables: Sendable {
  var reference: SwiftOperators.OperatorTable
  var product: SwiftCST.OperatorTable
}

extension FoldingComparison {
  /// Folds all sequences of a file; `shared` is nil where only the file's own operators count.
  init(path: String, shared: FoldingTables?) {
    guard let bytes = SourceFiles.read(path) else {
      isUnreadable = true
      return
    }
    let reference = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    guard !reference.hasError else {
      isSkipped = true
      return
    }
    let tree = SyntaxTree.parse(SourceText(bytes: bytes))
    let tables =
      shared
      ?? FoldingTables(
        reference: ReferenceOperators.table([ReferenceOperators(in: reference)]),
        product: .standard.adding(declarationsIn: tree))
    let expected = Sequences.of(reference)
    let found = tree.root.subtree.filter { $0.kind == .sequenceExpr }
    guard expected.map(\.trimmedRange.offsets) == found.map(\.range) else {
      different.append("\(path): the trees differ; see oracle spans")
      return
    }
    let lines = LineTable(tree.source)
    for (expected, found) in zip(expected, found) {
      let place = lines.location(of: found.range.lowerBound)
      compare(expected, found, tables, "\(path):\(place.line):\(place.column)")
    }
  }

  private mutating func compare(
    _ expected: SequenceExprSyntax, _ found: Node, _ tables: FoldingTables, _ place: String
  ) {
    let base = expected.position.utf8Offset
    let reference = Result { try tables.reference.foldSingle(expected) }
      .map { ReferenceFolding($0, base: base).spans }
    let product = Result { () throws(FoldingError) in try found.folded(with: tables.product) }
      .map(FoldedSpan.ofProduct)
    switch (reference, product) {
    case (.success(let reference), .success(let product)) where reference == product:
      equal += 1
      operators += expected.elements.count / 2
    case (.success(let reference), .success(let product)):
      different.append(Self.report(reference, product, found, place))
    case (.failure(let error), .success):
      onlyProduct.append("\(place): only the product folds `\(found.brief)`: \(Self.message(error))")
    case (.success, .failure(let error)):
      onlyReference.append("\(place): only SwiftOperators folds `\(found.brief)`: \(error.message)")
    case (.failure, .failure(let error)):
      neither.append("\(place): nobody folds `\(found.brief)`: \(error.message)")
    }
  }

  private static func message(_ error: any Error) -> String {
    switch error as? OperatorError {
    case .missingOperator(let name, _): "unknown operator '\(name)'"
    case .missingGroup(let name, _): "unknown group '\(name)'"
    case .incomparableOperators(_, let left, _, let right): "unordered groups '\(left)' and '\(right)'"
    default: "\(error)"
    }
  }

  /// Both lists of parts, from where they differ.
  private static func report(
    _ reference: [FoldedSpan], _ product: [FoldedSpan], _ node: Node, _ place: String
  ) -> String {
    let common = zip(reference, product).prefix { $0 == $1 }.count
    func describe(_ spans: [FoldedSpan]) -> String {
      guard common < spans.count else { return "no more parts" }
      let span = spans[common].span
      return "\(span.kindName) `\(node.tree.source.string(in: span.range))`"
    }
    return """
      \(place): `\(node.brief)`
        expected  \(describe(reference))
        found     \(describe(product))

      """
  }
}

/// All sequences of a tree, each before those inside it.
private final class Sequences: SyntaxVisitor {
  private var found: [SequenceExprSyntax] = []

  static func of(_ tree: SourceFileSyntax) -> [SequenceExprSyntax] {
    let visitor = Sequences(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.found
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .visitChildren
  }
}

extension Range<AbsolutePosition> {
  fileprivate var offsets: Range<Int> { lowerBound.utf8Offset..<upperBound.utf8Offset }
}

extension Node {
  /// The first line of the node, not too much of it.
  fileprivate var brief: String {
    let line = text.split(whereSeparator: \.isNewline).first ?? ""
    return line.count > 80 ? line.prefix(80) + "…" : String(line)
  }
}
