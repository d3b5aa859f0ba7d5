import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// The change that makes a block read a property once: a `let` before the first read, whose name the others
/// use.
struct ReadOnce {
  private let reads: DerivedReads
  private let property: Declaration
  private let name: String
  private let file: FileContext

  init(_ reads: DerivedReads, in file: FileContext) {
    self.reads = reads
    self.file = file
    property = file.index[reads.property]
    name = property.nameToken?.text ?? ""
  }

  // MARK: - Whether it is possible

  /// The rules of the change in a type: a single refusal, the unsafe ones, or the safe one.
  func rules(of type: TypeID) -> [Rule] {
    guard let block = reads.block else { return [RepeatedDerivedValue.unplaced] }
    guard !meansSomethingElse(in: block) else { return [RepeatedDerivedValue.shadowed] }
    let purity = purity
    if let purity, isChanged(purity.inputs, in: block) { return [RepeatedDerivedValue.changed] }
    var rules: [Rule] = []
    if purity == nil { rules.append(RepeatedDerivedValue.impure) }
    if !reads.isUnconditional { rules.append(RepeatedDerivedValue.early) }
    if let purity, reads.later != nil, !isTracked(purity, in: type) {
      rules.append(RepeatedDerivedValue.stale)
    }
    return rules.isEmpty ? [RepeatedDerivedValue.once] : rules
  }

  /// The reads of the getter, if it has no effects, and no subclass overrides it.
  private var purity: PureValue? {
    guard file.index.overrides(of: property.id).isEmpty, !file.index.isRequirement(property.id) else {
      return nil
    }
    return file.model.purity(of: property.id).evidence
  }

  /// Whether a bare name in the block is neither one of the reads nor a later read of the same property.
  private func meansSomethingElse(in block: Node) -> Bool {
    if name.hasPrefix("`") || file.index.isBound(name, in: block) { return true }
    return bareNames(in: block).contains { !isOwn($0) }
  }

  private func bareNames(in block: Node) -> [Node] {
    file.index.uses(of: name, in: block).filter { $0.role == .reference }.map(\.node)
  }

  private func isOwn(_ node: Node) -> Bool {
    reads.base == nil && file.index.lookUp(node).declarations == [property.id]
  }

  private func isChanged(_ inputs: [DeclarationID], in block: Node) -> Bool {
    var found = false
    file.model.forEachBodyCode(in: block) { node in
      if let id = file.model.change(at: node)?.declaration, inputs.contains(id) { found = true }
    }
    return found
  }

  /// Whether a change of what the getter reads evaluates the view.
  private func isTracked(_ value: PureValue, in type: TypeID) -> Bool {
    guard value.isTracked else { return false }
    let objects = file.model.heldObjects(of: type)
    return value.inputs.allSatisfy { input in
      guard let owner = file.index.type(of: input), file.index[input].attribute("Published") != nil else {
        return true
      }
      let holders = objects.filter {
        $0.type == owner || file.index.superclasses(of: $0.type).contains(owner)
      }
      return !holders.isEmpty && holders.allSatisfy { $0.observation != .none }
    }
  }

  // MARK: - The change

  var edits: [TextEdit] {
    guard let block = reads.block, let statement = reads.statement else { return [] }
    let inside = reads.reads.filter { $0.kind == .memberAccessExpr }.map { TextEdit($0.range, with: name) }
    let outside = bareNames(in: block).filter { !reads.reads.contains($0) }.map {
      TextEdit.inserting("self.", at: $0.range.lowerBound)
    }
    return [declaration(before: statement)] + inside + outside
  }

  /// The `let`, above the comments of the statement.
  private func declaration(before statement: Node) -> TextEdit {
    let text = "let \(name) = \(reads.base?.text ?? "self").\(name)"
    let start = firstComment(above: statement) ?? statement.range.lowerBound
    guard file.lines.isFirstOnLine(start, in: file.file.source) else {
      return .inserting(text + "; ", at: start)
    }
    // The comments may be indented in another way, such as code that is commented out.
    let line = file.lines.lineStarts[file.lines.lineIndex(of: start)]
    let indentation = file.indentation(at: statement.range.lowerBound)
    return TextEdit(line..<line, with: indentation + Array(text.utf8) + file.style.newline.bytes)
  }

  /// The start of the first comment directly above a statement.
  private func firstComment(above statement: Node) -> Int? {
    var next = file.lines.lineIndex(of: statement.range.lowerBound)
    var start: Int?
    let gap = file.tree.tokens.gap(before: statement.tokenIndices.lowerBound)
    for piece in file.tree.comments(in: gap).reversed() {
      let line = file.lines.lineIndex(of: piece.range.upperBound - 1)
      guard line + 1 >= next, file.lines.isFirstOnLine(piece.range.lowerBound, in: file.file.source) else {
        break
      }
      start = piece.range.lowerBound
      next = file.lines.lineIndex(of: piece.range.lowerBound)
    }
    return start
  }
}
