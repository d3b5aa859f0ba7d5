import CodemodKit
import ProjectIndex
import SwiftCST

/// A remark as a person is told it.
struct MigrationReason: Sendable, Hashable {
  let rule: Rule
  /// What it is, without the place.
  let text: String
  let path: String
  /// 1-based.
  let line: Int

  /// A remark with its place, or nil where that is in no file of the project.
  init?(_ remark: Remark, in project: ProjectContext) {
    guard let file = project.index.file(of: remark.node) else { return nil }
    let projectFile = project.files[file.number]
    rule = remark.rule
    text = remark.text
    path = projectFile.path
    line = projectFile.lines.location(of: remark.offset).line
  }
}

extension [MigrationReason] {
  /// What there is to say, each thing once with all its places: `what (A.swift:1, 7, B.swift:3)`.
  var sentences: [(rule: Rule, sentence: String)] {
    let byText = Dictionary(grouping: self, by: \.text)
    var told: Set<String> = []
    return compactMap { reason in
      guard told.insert(reason.text).inserted, let all = byText[reason.text] else { return nil }
      return (reason.rule, "\(reason.text) (\(all.places))")
    }
  }

  private var places: String {
    enumerated().map { position, reason in
      position > 0 && self[position - 1].path == reason.path
        ? "\(reason.line)" : "\(reason.path):\(reason.line)"
    }.joined(separator: ", ")
  }
}
