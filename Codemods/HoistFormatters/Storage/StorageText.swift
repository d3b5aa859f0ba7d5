import CodemodKit
import Rewriting
import SwiftCST
import SwiftUIModel

/// Writes the declaration of the single instance.
struct StorageText {
  private let plan: HoistPlan
  private let file: FileContext
  private var tree: SyntaxTree { file.tree }

  init(_ plan: HoistPlan, in file: FileContext) {
    self.plan = plan
    self.file = file
  }

  /// The edits that declare it before its anchor. Formatters that share one have the same edits, and those
  /// with the same anchor share the blank line above.
  var insertions: [TextEdit] {
    let anchor = StatementRun(plan.scope.anchor)
    guard file.lines.isFirstOnLine(anchor.textStart, in: tree.source) else {
      return [insertionWithinLine(plan.scope.anchor.range.lowerBound)]
    }
    let offset = file.lines.lineStarts[file.lines.lineIndex(of: anchor.textStart)]
    let base = file.indentation(at: plan.scope.anchor.range.lowerBound)
    let blankLine = isCrowded(anchor.textStart) ? [insertion("\n", base, at: offset)] : []
    return blankLine + [insertion("\(declaration(base))\n\n", base, at: offset)]
  }

  private func insertion(_ snippet: Snippet, _ base: [UInt8], at offset: Int) -> TextEdit {
    let bytes = file.style.render(snippet, base: base, at: .lineStart)
    return TextEdit(offset..<offset, with: bytes, isShared: true, standsAlone: true)
  }

  /// If the member is on the same line as its type, the new one is, too.
  private func insertionWithinLine(_ offset: Int) -> TextEdit {
    let base = file.indentation(at: offset)
    let bytes: [UInt8]
    if plan.statements.count > 1, runs.count == 1, isPlainLine(runs[0]) {
      let source = bytesWithPatches(runs[0].textRange, IndentShift(from: [], to: []))
      let line: Snippet = "\(header(typed: true)) = { \(source); return \(result) }(); "
      bytes = file.style.render(line, base: base)
    } else {
      bytes = file.style.render("\(declaration(base)); ", base: base)
    }
    return TextEdit(offset..<offset, with: bytes, isShared: true, standsAlone: true)
  }

  /// Whether more code can be added after statements: they are on one line and contain no comment.
  private func isPlainLine(_ run: StatementRun) -> Bool {
    run.comments.isEmpty && !tree.source.bytes[run.textRange].contains(where: \.isLineEnd)
  }

  /// Whether the code above is directly adjacent to the anchor, so that a blank line is needed in between.
  private func isCrowded(_ start: Int) -> Bool {
    guard let list = plan.scope.list, list.firstToken != plan.scope.anchor.firstToken else { return false }
    let line = file.lines.lineIndex(of: start)
    guard line > 0 else { return false }
    let above = file.lines.content(ofLine: line - 1, in: tree.source)
    return tree.source.bytes[above].contains { !$0.isSpaceOrTab }
  }

  // MARK: - Declarations

  private func declaration(_ base: [UInt8]) -> Snippet {
    guard let comment = CreationComment(of: plan, in: file) else { return code(base) }
    return "\(Array(tree.source.bytes[comment.range]))\n\(code(base))"
  }

  private func code(_ base: [UInt8]) -> Snippet {
    if plan.statements.isEmpty {
      let isClosure = FunctionCallExprSyntax(plan.value)?.calledExpression?.kind == .closureExpr
      return "\(header(typed: isClosure)) = \(value(base))"
    }
    if plan.statements.count == 1, plan.binding != nil { return soleDeclaration(base) }
    return closure(base)
  }

  /// The unchanged local declaration, with other words before its name.
  private func soleDeclaration(_ base: [UInt8]) -> Snippet {
    guard let binding = PatternBindingSyntax(plan.binding), let pattern = binding.pattern,
      let range = runs.first?.textRange
    else { return "" }
    let shift = IndentShift(from: file.indentation(at: pattern.range.lowerBound), to: base)
    let comments = bytesWithPatches(range.lowerBound..<plan.statements[0].range.lowerBound, shift)
    let rest = bytesWithPatches(pattern.range.upperBound..<range.upperBound, shift)
    return "\(comments)\(plan.modifiers)let \(plan.name)\(rest)"
  }

  /// A closure that creates and configures it.
  private func closure(_ base: [UInt8]) -> Snippet {
    let inner = base + file.style.indentUnit.bytes
    let parts = runs.map { run -> Snippet in
      let shift = IndentShift(from: file.indentation(at: lineStart(in: run)), to: inner)
      return "  \(bytesWithPatches(run.textRange, shift))"
    }
    let lines: [Snippet] = ["\(header(typed: true)) = {"] + parts + ["  return \(closing(inner))", "}()"]
    return Snippet(lines: lines)
  }

  /// The start of the first line that belongs to a run: that of `case .some: let f = …` doesn't.
  private func lineStart(in run: StatementRun) -> Int {
    let isOwn = file.lines.isFirstOnLine(run.textStart, in: tree.source)
    let next = isOwn ? nil : run.items.first { $0.firstToken.startsLine }
    return next?.range.lowerBound ?? run.textStart
  }

  private var runs: [StatementRun] { plan.runs(in: file.lines) }

  private var result: [UInt8] { closing(file.indentation(at: plan.scope.anchor.range.lowerBound)) }

  /// The result of the closure: the variable, or the value that uses its constants.
  private func closing(_ base: [UInt8]) -> [UInt8] {
    if let name = plan.variableName { return Array(name.utf8) }
    return value(base)
  }

  private func value(_ base: [UInt8]) -> [UInt8] {
    let shift = IndentShift(from: file.indentation(at: plan.value.range.lowerBound), to: base)
    let text = bytesWithPatches(plan.value.range, shift)
    guard let mark = plan.addedMark, plan.value.kind != .tryExpr else { return text }
    return Array("try\(mark) ".utf8) + text
  }

  private func header(typed: Bool) -> String {
    let type = typed ? ": " + typeText : ""
    return "\(plan.modifiers)let \(plan.name)\(type)"
  }

  private var typeText: String {
    if let written = PatternBindingSyntax(plan.binding)?.typeAnnotation?.type { return written.text }
    return plan.formatter.name + (plan.isOptional ? "?" : "")
  }

  // MARK: - Moved code

  /// The bytes of a range with the changes for their new place.
  private func bytesWithPatches(_ range: Range<Int>, _ shift: IndentShift) -> [UInt8] {
    var result: [UInt8] = []
    var position = range.lowerBound
    for patch in patches
    where range.lowerBound <= patch.range.lowerBound && patch.range.upperBound <= range.upperBound {
      result += moved(position..<patch.range.lowerBound, shift) + Array(patch.text.utf8)
      position = patch.range.upperBound
    }
    return result + moved(position..<range.upperBound, shift)
  }

  private func moved(_ range: Range<Int>, _ shift: IndentShift) -> [UInt8] {
    shift.apply(to: range, of: tree.source, lines: file.lines, protecting: tree.multilineStrings(in: range))
  }

  private var patches: [HoistPlan.Patch] {
    guard let mark = plan.addedMark, let keyword = TryExprSyntax(plan.value)?.tryKeyword else {
      return plan.patches
    }
    let end = keyword.range.upperBound
    return (plan.patches + [HoistPlan.Patch(range: end..<end, text: mark)]).sorted(on: \.range.lowerBound)
  }
}
