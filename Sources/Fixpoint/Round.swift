import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST

/// What one round made.
struct Round: Sendable {
  /// The fixes that were made.
  let applied: [Finding]

  /// The files that they changed, by their numbers.
  let changed: [Int: ProjectFile]

  /// The edits of each of them, in the order of their places.
  let edits: [Int: [TextEdit]]

  /// Makes fixes that fit together; `edits` are theirs.
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

  /// The fixes that made a syntax error, or lost a comment that they were not to change.
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
