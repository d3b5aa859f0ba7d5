package import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST

/// Checks the result of fixes in a file: they must cause no syntax error and lose no comment.
struct FixCheck: Sendable {
  /// The file before the fixes.
  let file: ProjectFile

  /// Its number in the project.
  let number: Int

  /// A fix that must not be applied together with those before it, and what it would break.
  struct Culprit {
    let finding: Finding
    let fault: Fault
  }

  /// Those of `fixes`, whose joint result is `new`, that have to be removed so that the others are valid;
  /// empty if all is well.
  ///
  /// The first fixes are valid until one is added that breaks something. A binary search finds and removes
  /// it; this is repeated until nothing is broken.
  func culprits(among fixes: [Finding], making new: ProjectFile, in files: [ProjectFile]) -> [Culprit] {
    var (fixes, result) = (fixes, new)
    var culprits: [Culprit] = []
    while !fixes.isEmpty, var harm = harm(of: fixes[...], making: result) {
      var (soundCount, brokenCount) = (0, fixes.count)
      while brokenCount - soundCount > 1 {
        let count = (soundCount + brokenCount) / 2
        if let earlier = self.harm(of: fixes[..<count], making: self.result(of: fixes[..<count])) {
          (brokenCount, harm) = (count, earlier)
        } else {
          soundCount = count
        }
      }
      let finding = fixes.remove(at: soundCount)
      culprits.append(Culprit(finding: finding, fault: fault(harm, of: finding, in: files)))
      result = self.result(of: fixes[...])
    }
    return culprits
  }

  private enum Harm { case syntaxError(String), lostComment(String) }

  /// What is broken in the file that results from `fixes`.
  private func harm(of fixes: ArraySlice<Finding>, making new: ProjectFile) -> Harm? {
    if let error = new.tree.errors.first { return .syntaxError(error.message) }
    let changes = fixes.filter(\.rule.changesComments).flatMap { $0.fix?.ranges(in: number) ?? [] }
    let before = CommentMultiset(of: file.source, tokens: file.tree.tokens) { comment in
      !changes.contains { $0.overlaps(comment) }
    }
    let after = CommentMultiset(of: new.source, tokens: new.tree.tokens)
    return before.missing(from: after).first.map(Harm.lostComment)
  }

  /// The file after only those fixes.
  private func result(of fixes: ArraySlice<Finding>) -> ProjectFile {
    file.applying(EditPlan(fixes.compactMap(\.fix)).edits[number] ?? [])
  }

  private func fault(_ harm: Harm, of finding: Finding, in files: [ProjectFile]) -> Fault {
    let fix = LeftOutFix(finding, in: files)
    return switch harm {
    case .syntaxError(let message): .syntaxError(file: number, path: file.path, message, fix)
    case .lostComment(let comment): .lostComment(file: number, path: file.path, comment, fix)
    }
  }
}

extension ProjectContext {
  /// Whether a finding has a fix, and its files may be changed and have no syntax errors.
  package func mayFix(_ finding: Finding) -> Bool {
    finding.fix?.files.allSatisfy { files[$0].isEditable && files[$0].isSound } ?? false
  }

  /// Whether the fix of a finding, applied alone, is valid: its files may be changed and remain free of
  /// syntax errors, and no comment is lost.
  package func canFix(_ finding: Finding) -> Bool {
    guard mayFix(finding), let fix = finding.fix else { return false }
    return Round([finding], edits: EditPlan([fix]).edits, in: files).culprits(in: files).isEmpty
  }
}
