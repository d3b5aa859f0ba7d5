import CodemodKit
import Rewriting
import SwiftCST

/// The comment by which a person tells swiftfix to leave a finding alone.
struct IgnoreComment {
  private let file: ProjectFile
  private let finding: Finding

  /// The comment for a finding in a file.
  init(for finding: Finding, in file: ProjectFile) {
    self.file = file
    self.finding = finding
  }

  /// The edit that adds it, before the line or at its end; nil where neither place holds a comment.
  ///
  /// Parses what it makes, and so must be asked for where the stack is large.
  var edit: TextEdit? { [onLineOfItsOwn, atEndOfLine].compactMap(\.self).first(where: isSound) }

  private var line: Int { file.lines.lineIndex(of: finding.range.lowerBound) }

  private var comment: String { "// swiftfix:ignore \(finding.rule.id)" }

  private var onLineOfItsOwn: TextEdit? {
    // A comment that stands there already is for the line after it, which would no longer be this one.
    if line > 0,
      file.suppressions.stretches.contains(where: {
        file.lines.lineIndex(of: $0.comment.lowerBound) == line - 1
      })
    {
      return nil
    }
    let indentation = file.lines.indentation(at: finding.range.lowerBound, in: file.source)
    let bytes = indentation + Array(comment.utf8) + file.style.newline.bytes
    let start = file.lines.lineStarts[line]
    return TextEdit(start..<start, with: bytes)
  }

  private var atEndOfLine: TextEdit? {
    let source = file.source.bytes
    let start = file.lines.lineStarts[line]
    let end = line + 1 < file.lines.lineStarts.count ? file.lines.lineStarts[line + 1] : source.count
    guard let last = source[start..<end].lastIndex(where: { $0 > 0x20 }) else { return nil }
    return TextEdit((last + 1)..<(last + 1), with: " " + comment)
  }

  /// Whether the text is the same code with a comment more, and the comment is understood.
  private func isSound(_ edit: TextEdit) -> Bool {
    let bytes = TextEdit.apply([edit], to: file.source.bytes)
    let new = ProjectFile(path: file.path, source: SourceText(bytes: bytes), isEditable: true)
    let (old, tokens) = (file.tree.tokens, new.tree.tokens)
    guard tokens.count == old.count, new.tree.errors.count == file.tree.errors.count,
      new.suppressions.stretches.count == file.suppressions.stretches.count + 1
    else { return false }
    let isSameCode = (0..<old.count).allSatisfy { tokens.range(of: $0).count == old.range(of: $0).count }
    let growth = edit.replacement.count
    let start = finding.range.lowerBound
    let moved = start >= edit.range.lowerBound ? start + growth : start
    return isSameCode
      && new.suppressions.protect(moved..<moved, from: finding.codemod, [finding.rule], new.lines)
  }
}
