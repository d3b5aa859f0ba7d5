import CodemodKit
import Rewriting
import SwiftCST
import SwiftUIModel

/// The one expression that branches become.
struct MergedChain {
  /// A part of the chain: the base or a modifier, with its origin.
  struct Part {
    /// The text.
    var pieces: [MergedPiece]
    /// Its position in the chain of each branch that has it: 0 for the base, otherwise the modifier's plus
    /// one.
    var origins: [Int: Int]
    /// The branch whose line break precedes it.
    var donor: Int
  }

  let branches: Branches
  let file: FileContext
  let parts: [Part]
  /// A declaration to put above the expression.
  let binding: String?
  /// Whether every modifier gets its own line though this is so in no branch.
  private var breaksChain = false

  init(branches: Branches, file: FileContext, parts: [Part], binding: String?) {
    self.branches = branches
    self.file = file
    self.parts = parts
    self.binding = binding
  }

  private var tree: SyntaxTree { file.tree }

  private var width: LineWidth { LineWidth(maximum: file.options.number("line-length")) }

  // MARK: - Layout

  /// Whether any modifier is on its own line.
  private static func isTall(_ branch: Branch) -> Bool {
    branch.chain.modifiers.contains { $0.access.period?.startsLine ?? false }
  }

  /// The branch whose layout the merged chain follows.
  static func donor(of branches: Branches) -> Int {
    branches.all.firstIndex(where: isTall) ?? 0
  }

  private var isTall: Bool { branches.all.contains(where: Self.isTall) }

  private var outer: [UInt8] { file.indentation(at: branches.statement.node.range.lowerBound) }

  private func shift(_ branch: Int) -> IndentShift {
    let start = branches.all[branch].expression.range.lowerBound
    return IndentShift(from: file.indentation(at: start), to: outer)
  }

  /// The indentation change of source in a part of the chain: that of the branch, or that of the part's first
  /// line if it now begins with `indentation`.
  private func shift(of source: Range<Int>, _ branch: Int, beginning indentation: [UInt8]?) -> IndentShift {
    guard let indentation else { return shift(branch) }
    let chain = branches.all[branch].chain
    let modifier = chain.modifiers.first { source.lowerBound < $0.call.node.range.upperBound }
    let base = chain.base.range
    let start = base.contains(source.lowerBound) ? base.lowerBound : modifier?.access.period?.range.lowerBound
    return IndentShift(from: file.indentation(at: start ?? source.lowerBound), to: indentation)
  }

  /// The new indentation of the line of an offset.
  private func indentation(at offset: Int, _ shift: IndentShift) -> [UInt8] {
    let written = file.indentation(at: offset)
    return written.starts(with: shift.old) ? shift.new + written.dropFirst(shift.old.count) : written
  }

  /// The indentation of modifiers on their own lines.
  private var chainIndentation: [UInt8] {
    for (number, branch) in branches.all.enumerated() {
      for modifier in branch.chain.modifiers {
        guard let period = modifier.access.period, period.startsLine else { continue }
        return indentation(at: period.range.lowerBound, shift(number))
      }
    }
    return outer + file.style.indentUnit.bytes
  }

  private func breakBefore(_ part: Part) -> [UInt8] {
    guard let position = part.origins[part.donor], position > 0 else { return [] }
    if breaksChain { return file.style.newline.bytes + chainIndentation }
    guard isTall else { return [] }
    let period = branches.all[part.donor].chain.modifiers[position - 1].access.period
    guard let period, period.startsLine else {
      // Modifiers that share a line in the branch with the layout to follow continue to do so.
      return part.donor == Self.donor(of: branches) ? [] : file.style.newline.bytes + chainIndentation
    }
    return file.style.newline.bytes + indentation(at: period.range.lowerBound, shift(part.donor))
  }

  /// The same, with a break if the modifier doesn't fit on the line after the existing text.
  private func breakBefore(_ part: Part, after written: [UInt8]) -> [UInt8] {
    let lineBreak = breakBefore(part)
    guard lineBreak.isEmpty, isTall, beginsLine else { return lineBreak }
    let beside = Self.lastLine(written) + bytes(of: part.pieces, after: written, .nothing)
    return width.overflow(of: beside) > 0 ? file.style.newline.bytes + chainIndentation : []
  }

  // MARK: - Text

  /// The bytes that replace the statement; if they are too long for one line, on several lines.
  func rendered() throws(Obstacle) -> [UInt8] {
    let text = try text()
    let overflow = width.overflow(of: outer + text)
    guard overflow > 0, !isTall, beginsLine else { return text }
    var broken = self
    broken.breaksChain = true
    let other = try broken.text()
    return width.overflow(of: outer + other) < overflow ? other : text
  }

  private var beginsLine: Bool {
    file.lines.isFirstOnLine(branches.statement.node.range.lowerBound, in: tree.source)
  }

  private func text() throws(Obstacle) -> [UInt8] {
    let comments = branches.all.map(BranchComments.init)
    var heads = comments.map(\.loose)
    var body: [UInt8] = []
    for (position, part) in parts.enumerated() {
      let origins = part.origins.sorted(on: \.key)
      var above = origins.flatMap { comments[$0.key].above[$0.value] }
      var behind = origins.flatMap { comments[$0.key].behind[$0.value] }
      let isLast = position == parts.count - 1
      let endsLine = isLast ? isFollowedByLineEnd : !breakBefore(parts[position + 1]).isEmpty
      // A comment that each branch has once would appear twice in a row.
      guard Set((above + behind).map { text(of: $0) }).count == above.count + behind.count else {
        throw .comment
      }
      if behind.count > 1 || !endsLine {
        above += behind
        behind = []
      }
      let lineBreak = position == 0 ? [] : breakBefore(part, after: outer + body)
      if position == 0 || lineBreak.isEmpty {
        for comment in above { heads[branch(of: comment)].append(comment) }
      } else {
        for comment in above { body += lineBreak + text(of: comment) }
      }
      body += lineBreak + fittingBytes(of: part.pieces, after: outer + body + lineBreak)
      for comment in behind { body += [UInt8(ascii: " ")] + text(of: comment) }
    }
    return try header(heads) + body
  }

  /// The lines above the expression: the comments of each branch.
  private func header(_ comments: [[Range<Int>]]) throws(Obstacle) -> [UInt8] {
    let isEmpty = comments.allSatisfy(\.isEmpty)
    guard binding != nil || !isEmpty else { return [] }
    guard beginsLine else {
      guard let binding, isEmpty else { throw .comment }
      return Array(binding.utf8) + Array("; ".utf8)
    }
    let lineEnd = file.style.newline.bytes + outer
    let bound = binding.map { Array($0.utf8) + lineEnd } ?? []
    let isShared = comments.count { !$0.isEmpty } < 2
    var lines: [UInt8] = []
    for (branch, comments) in comments.enumerated() where !comments.isEmpty {
      if !isShared { lines += try Array("// \(heading(of: branch)):".utf8) + lineEnd }
      lines += comments.flatMap { text(of: $0) + lineEnd }
    }
    return bound + lines
  }

  /// What leads to a branch, above its comments where other branches have some, too: `if isOn`, `else`.
  private func heading(of branch: Int) throws(Obstacle) -> String {
    guard branch < branches.conditions.count else { return "else" }
    let condition = branches.conditions[branch].text
    guard !condition.utf8.contains(where: \.isLineEnd) else { throw .comment }
    return (branch == 0 ? "if " : "else if ") + condition
  }

  /// Whether only whitespace follows the statement on its line.
  private var isFollowedByLineEnd: Bool {
    let last = branches.statement.node.lastToken
    guard let next = last.next else { return true }
    let trailing = tree.tokens.trailingTrivia(of: last.index, in: tree.source)
    return tree.comments(in: trailing).isEmpty && (next.startsLine || next.kind == .endOfFile)
  }

  private func text(of comment: Range<Int>) -> [UInt8] {
    shift(branch(of: comment)).apply(to: comment, of: tree.source, lines: file.lines)
  }

  private func branch(of comment: Range<Int>) -> Int {
    branches.all.indices.first { branches.all[$0].block.node.range.contains(comment.lowerBound) } ?? 0
  }

  /// How far a modifier is broken into lines.
  private enum Breaking: CaseIterable { case nothing, arguments, ternaries }

  /// The bytes of pieces, broken into lines as far as the line width requires.
  private func fittingBytes(of pieces: [MergedPiece], after written: [UInt8]) -> [UInt8] {
    let line = Self.lastLine(written)
    var best = bytes(of: pieces, after: written, .nothing)
    guard isTall && beginsLine || breaksChain else { return best }
    for breaking in Breaking.allCases.dropFirst() {
      let other = bytes(of: pieces, after: written, breaking)
      if width.overflow(of: line + other) < width.overflow(of: line + best) { best = other }
    }
    return best
  }

  /// The bytes of pieces that follow the existing text.
  private func bytes(of pieces: [MergedPiece], after written: [UInt8], _ breaking: Breaking) -> [UInt8] {
    var result: [UInt8] = []
    var operandIndentation = outer
    var argumentIndentation: [UInt8]?
    let line = Self.lastLine(written)
    let beginning = line.allSatisfy(\.isSpaceOrTab) ? Array(line) : nil
    for piece in pieces {
      switch piece {
      case .text(let text): result += Array(text.utf8)
      case .source(let range, let branch):
        result += moved(range, shift(of: range, branch, beginning: beginning))
      case .block(let range, let branch, let head):
        result += block(range, shift(of: range, branch, beginning: beginning), head)
      case .operand(let range, _):
        result += moved(
          range, IndentShift(from: file.indentation(at: range.lowerBound), to: operandIndentation))
      case .lineEnd(let isFirst):
        if isFirst {
          operandIndentation = Self.lastIndentation(written + result) + file.style.indentUnit.bytes
        }
        result += file.style.newline.bytes + operandIndentation
      case .operandBreak(let isFirst):
        if isFirst {
          operandIndentation = Self.lastIndentation(written + result) + file.style.indentUnit.bytes
        }
        result += breaking == .ternaries ? file.style.newline.bytes + operandIndentation : [UInt8(ascii: " ")]
      case .argumentBreak(let space, let isLast):
        let base = argumentIndentation ?? Self.lastIndentation(written + result)
        argumentIndentation = base
        let depth = isLast ? [] : file.style.indentUnit.bytes
        result += breaking == .nothing ? Array(space.utf8) : file.style.newline.bytes + base + depth
      }
    }
    return result
  }

  private static func lastLine(_ text: [UInt8]) -> ArraySlice<UInt8> {
    text[(text.lastIndex(where: \.isLineEnd).map { $0 + 1 } ?? 0)...]
  }

  /// The spaces and tabs at the start of the last line.
  private static func lastIndentation(_ text: [UInt8]) -> [UInt8] {
    Array(lastLine(text).prefix(while: \.isSpaceOrTab))
  }

  private func moved(_ range: Range<Int>, _ shift: IndentShift) -> [UInt8] {
    shift.apply(to: range, of: tree.source, lines: file.lines, protecting: tree.multilineStrings(in: range))
  }

  /// The lines of a closure, indented by one level, in an `if`.
  private func block(_ range: Range<Int>, _ shift: IndentShift, _ head: String) -> [UInt8] {
    let bytes = tree.source.bytes
    guard let first = bytes[range].firstIndex(where: { !$0.isWhiteSpace }),
      let last = bytes[range].lastIndex(where: { !$0.isWhiteSpace })
    else { return moved(range, shift) }
    let written = file.indentation(at: first)
    let inner = indentation(at: first, shift)
    let deeper = IndentShift(from: written, to: inner + file.style.indentUnit.bytes)
    let newline = file.style.newline.bytes
    let start = file.lines.lineStarts[file.lines.lineIndex(of: first)]
    return newline + inner + Array(head.utf8) + newline + moved(start..<(last + 1), deeper) + newline + inner
      + [UInt8(ascii: "}")] + newline + indentation(at: range.upperBound, shift)
  }
}
