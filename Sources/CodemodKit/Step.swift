import CSTParser
import ProjectIndex
import Rewriting
import SwiftCST

/// What one round made.
struct Step: Sendable {
  var applied: [Finding] = []
  var edits: [Int: [TextEdit]] = [:]
  var changed: [Int: ProjectFile] = [:]
  var faults: [Fault] = []

  /// What went wrong: a fix made a syntax error, or lost a comment that it was not to change.
  func faults(in files: [ProjectFile], _ workers: Workers = .serial) -> [Fault] {
    let numbers = changed.keys.ascending()
    let found = workers.map(numbers.count) { position -> Fault? in
      let number = numbers[position]
      guard let new = changed[number] else { return nil }
      let old = files[number]
      let fixes = applied.filter { $0.fix?.files.contains(number) ?? false }
      if let error = new.tree.errors.first {
        return .syntaxError(
          file: number, path: new.path, error.message, Set(fixes.map(\.rule.id)).ascending())
      }
      let changes = fixes.filter(\.rule.changesComments).flatMap { $0.fix?.ranges(in: number) ?? [] }
      let before = CommentMultiset(of: old.tree.source, tokens: old.tree.tokens) { comment in
        !changes.contains { $0.overlaps(comment) }
      }
      let after = CommentMultiset(of: new.tree.source, tokens: new.tree.tokens)
      guard let lost = before.missing(from: after).first else { return nil }
      return .lostComment(file: number, path: new.path, lost, Set(fixes.map(\.rule.id)).ascending())
    }
    return found.compactMap(\.self)
  }
}

extension ProjectContext {
  /// Whether the fix of a finding, made alone, holds up: its files may be changed and stay free of syntax
  /// errors, and no comment is lost.
  package func canFix(_ finding: Finding) -> Bool {
    guard let fix = finding.fix,
      fix.files.allSatisfy({ files[$0].isEditable && files[$0].tree.errors.isEmpty })
    else { return false }
    var step = Step(applied: [finding])
    step.edits = EditPlan([fix]).edits
    for number in fix.files { step.changed[number] = files[number].applying(step.edits[number] ?? []) }
    return step.faults(in: files).isEmpty
  }
}
