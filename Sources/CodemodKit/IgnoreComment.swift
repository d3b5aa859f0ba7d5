package import Rewriting
import SwiftCST

/// The comment that ignores findings which begin on the same line.
package struct IgnoreComment {
  private let file: ProjectFile
  private let findings: [Finding]
  private let reason: String?

  /// Creates the comment for findings that begin on one line of a file.
  ///
  /// - Parameters:
  ///   - findings: At least one.
  ///   - reason: Why the code stays as it is, in one line.
  package init(for findings: [Finding], in file: ProjectFile, reason: String? = nil) {
    self.file = file
    self.findings = findings
    self.reason = reason
  }

  /// The edits that add it: to an existing comment with other names, on a separate line, at the end of the
  /// line, or around the statement. Nil if each of them would change the code, as in the middle of a text.
  ///
  /// Parses the result, and therefore needs a large stack.
  package var edits: [TextEdit]? {
    [inComment, onLineOfItsOwn, atEndOfLine, aroundStatement].lazy.compactMap(\.self).first(where: isSound)
  }

  private var line: Int { file.lines.lineIndex(of: findings[0].range.lowerBound) }

  /// The IDs, each once.
  private var ids: String { Set(findings.map(\.rule.id)).ascending().joined(separator: " ") }

  private func comment(_ verb: String) -> String {
    "// swiftfix:\(verb) \(ids)" + (reason.map { " -- \($0)" } ?? "")
  }

  /// Adds the IDs to an existing comment for the line.
  private var inComment: [TextEdit]? {
    let last = file.suppressions.stretches.last { stretch in
      stretch.bond != nil && stretch.lines.upperBound == line + 1
    }
    return last?.names.last.map { [.inserting(" " + ids, at: $0.range.upperBound)] }
  }

  private var onLineOfItsOwn: [TextEdit]? {
    [inserting(comment("ignore"), beforeLine: lineAboveDocumentation(of: line))]
  }

  private var atEndOfLine: [TextEdit]? {
    let source = file.source.bytes
    let start = file.lines.lineStarts[line]
    let end = line + 1 < file.lines.lineStarts.count ? file.lines.lineStarts[line + 1] : source.count
    guard let last = source[start..<end].lastIndex(where: { $0 > 0x20 }) else { return nil }
    return [.inserting(" " + comment("ignore"), at: last + 1)]
  }

  /// Comments before and after the innermost statement or declaration that contains the findings and occupies
  /// whole lines.
  private var aroundStatement: [TextEdit]? {
    let statements = node(at: findings[0].range.lowerBound)?.ancestors.filter { node in
      [.codeBlockItem, .memberBlockItem].contains(node.kind) && file.lines.isAlone(node, in: file)
    }
    return statements?.lazy.compactMap(around).first(where: isSound)
  }

  private func around(_ statement: Node) -> [TextEdit]? {
    let first = file.lines.lineIndex(of: statement.range.lowerBound)
    let next = file.lines.lineIndex(of: statement.range.upperBound - 1) + 1
    guard next < file.lines.lineStarts.count else { return nil }
    return [
      inserting(comment("disable"), beforeLine: lineAboveDocumentation(of: first)),
      inserting("// swiftfix:enable \(ids)", beforeLine: next, indentedAs: first),
    ]
  }

  private func inserting(_ comment: String, beforeLine line: Int, indentedAs model: Int? = nil) -> TextEdit {
    let start = line == 0 ? file.source.textStart : file.lines.lineStarts[line]
    let indentation = file.lines.indentation(
      at: model.map { file.lines.lineStarts[$0] } ?? start, in: file.source)
    let bytes = indentation + Array(comment.utf8) + file.style.newline.bytes
    return TextEdit(start..<start, with: bytes)
  }

  /// The line itself, or that of the documentation above it: a comment in between would separate the two.
  private func lineAboveDocumentation(of line: Int) -> Int {
    let start = file.lines.lineStarts[line]
    let tokens = file.tree.tokens
    let next = (0..<tokens.count).partitionPoint { tokens.starts[$0] < start }
    guard next < tokens.count else { return line }
    let documentation = file.tree.comments(in: tokens.gap(before: next)).first(where: \.kind.isDocumentation)
    return documentation.map { file.lines.lineIndex(of: $0.range.lowerBound) } ?? line
  }

  private func node(at offset: Int) -> Node? {
    let tokens = file.tree.tokens
    let position = (0..<tokens.count).partitionPoint { tokens.ends[$0] <= offset }
    return position < tokens.count ? file.tree.innermostNode(coveringToken: position) : nil
  }

  /// Whether the result is the same code with one more comment, and the comment is recognized.
  private func isSound(_ edits: [TextEdit]) -> Bool {
    let bytes = TextEdit.apply(edits, to: file.source.bytes)
    let new = ProjectFile(path: file.path, source: SourceText(bytes: bytes), isEditable: true)
    let (old, tokens) = (file.tree.tokens, new.tree.tokens)
    guard tokens.count == old.count, new.tree.errors.count == file.tree.errors.count,
      new.suppressions.stretches.count - file.suppressions.stretches.count == (isInComment(edits) ? 0 : 1)
    else { return false }
    let isSameCode = (0..<old.count).allSatisfy { number in
      file.source.bytes[old.range(of: number)].elementsEqual(new.source.bytes[tokens.range(of: number)])
        && (number == 0
          || old.flags[number].contains(.startsLine) == tokens.flags[number].contains(.startsLine))
    }
    return isSameCode
      && findings.allSatisfy { finding in
        let place = edits.reduce(finding.range.lowerBound) { place, edit in
          edit.range.lowerBound <= finding.range.lowerBound ? place + edit.replacement.count : place
        }
        return new.suppressions.protect(place..<place, from: finding.codemod, [finding.rule], new.lines)
      }
  }

  private func isInComment(_ edits: [TextEdit]) -> Bool {
    file.suppressions.stretches.contains { stretch in
      stretch.comment.contains(edits[0].range.lowerBound - 1)
        && edits[0].range.lowerBound <= stretch.comment.upperBound && edits[0].replacement.first == 0x20
        && stretch.names.last?.range.upperBound == edits[0].range.lowerBound
    }
  }
}

extension LineTable {
  /// Whether a node occupies whole lines: there is no other code on them.
  fileprivate func isAlone(_ node: Node, in file: ProjectFile) -> Bool {
    isFirstOnLine(node.range.lowerBound, in: file.source)
      && (node.lastToken.next.map { $0.startsLine || $0.kind == .endOfFile } ?? true)
  }
}

// MARK: - In rounds

extension Rule {
  /// A comment that ignores a finding. It changes no code.
  static let ignoreComment = Rule(
    "X000", .note, changesComments: true, "A comment silences a finding.")
}

extension Finding {
  /// The fix that ignores findings on one line with a comment, instead of fixing them; nil if there is no
  /// place for one.
  package static func silencing(
    _ findings: [Finding], in files: [ProjectFile], reason: String? = nil
  ) -> Finding? {
    let first = findings[0]
    guard
      let edits = IgnoreComment(for: findings, in: files[first.file], reason: reason).edits,
      let group = try? EditGroup(edits, in: first.file)
    else { return nil }
    return Finding(
      codemod: first.codemod, rule: .ignoreComment, file: first.file, range: first.range,
      message: first.message, fix: group)
  }

  /// Whether the finding's fix is a comment that ignores others.
  package var isSilencing: Bool { rule == .ignoreComment }
}
