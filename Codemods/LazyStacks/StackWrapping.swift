import CodemodKit
import Rewriting
import SwiftCST
import SwiftUIModel

/// Wraps the contents of a scroll view in a lazy stack.
struct StackWrapping {
  private let file: FileContext
  private let scroll: Node
  private let closure: ClosureExprSyntax?
  private let axis: ScrollAxis

  init(_ file: FileContext, _ scroll: WrittenView, _ axis: ScrollAxis) {
    self.file = file
    self.axis = axis
    self.scroll = scroll.expression
    closure = scroll.call?.contentClosure
  }

  private var stack: String { file.index.nameOfSwiftUI(axis.lazyStack, at: scroll) }

  /// The lines to indent by one level; nil if the stack is added on the existing lines.
  private var region: Range<Int>? {
    guard let statements = closure?.statements,
      let open = closure?.signature?.inKeyword ?? closure?.leftBrace,
      let close = closure?.rightBrace, statements.firstToken.startsLine, close.startsLine
    else { return nil }
    let start = file.lines.lineStarts[file.lines.lineIndex(of: open.range.lowerBound) + 1]
    let end = file.lines.lineStarts[file.lines.lineIndex(of: close.range.lowerBound)]
    // A block comment that begins on the line of the brace can't be split.
    let isCut = TriviaPieces(of: statements.firstToken.triviaBefore, in: file.tree.source).contains { piece in
      piece.kind.isComment && piece.range.lowerBound < start && start < piece.range.upperBound
    }
    return isCut || start >= end ? nil : start..<end
  }

  /// Whether a multi-line string literal would have to be indented but can't be.
  var movesMultilineString: Bool {
    guard region != nil, let tokens = closure?.statements?.tokenIndices else { return false }
    return file.tree.tokens.kinds[tokens].contains(.multilineStringQuote)
  }

  /// The edits.
  var edits: [TextEdit] {
    guard let statements = closure?.statements else { return [] }
    guard let region else {
      return [
        .inserting("\(stack) { ", at: statements.range.lowerBound),
        .inserting(" }", at: statements.range.upperBound),
      ]
    }
    let old = file.indentation(at: statements.range.lowerBound)
    let moved = IndentShift(from: old, to: old + file.style.indentUnit.bytes)
      .apply(to: region, of: file.tree.source, lines: file.lines)
    let header: Snippet =
      closure?.leftBrace?.startsLine == true ? "\(stack)\n{\n" : "\(stack) {\n"
    let bytes =
      file.style.render(header, base: old, at: .lineStart) + moved
      + file.style.render("}\n", base: old, at: .lineStart)
    return [TextEdit(region, with: bytes)]
  }
}
