import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST

/// The result of one round.
struct Round: Sendable {
  /// The applied fixes.
  let applied: [Finding]

  /// The changed files, by number.
  let changed: [Int: ProjectFile]

  /// The edits of each changed file, sorted by place.
  let edits: [Int: [TextEdit]]

  /// Applies compatible fixes; `edits` are their edits.
  init(
    _ applied: [Finding], edits: [Int: [TextEdit]], in files: [ProjectFile], _ workers: Workers = .serial
  ) {
    self.applied = applied
    self.edits = edits
    let numbers = edits.keys.ascending()
    let results = workers.map(numbers.count) { position in
      let number = numbers[position]
      return files[number].applying(edits[number] ?? [])
    }
    changed = Dictionary(uniqueKeysWithValues: zip(numbers, results))
  }

  /// The fixes that caused a syntax error, or lost a comment.
  func culprits(in files: [ProjectFile], _ workers: Workers = .serial) -> [FixCheck.Culprit] {
    let numbers = changed.keys.ascending()
    var fixesByFile: [Int: [Finding]] = [:]
    for finding in applied {
      for number in finding.fix?.files ?? [] { fixesByFile[number, default: []].append(finding) }
    }
    return workers.map(numbers.count) { [fixesByFile] position -> [FixCheck.Culprit] in
      let number = numbers[position]
      guard let new = changed[number], let fixes = fixesByFile[number] else { return [] }
      return FixCheck(file: files[number], number: number).culprits(among: fixes, making: new, in: files)
    }.flatMap(\.self)
  }
}
