import CodemodKit
import ProjectIndex
import SwiftCST

/// A reason against a migration, or a note about it, with its location.
struct LocatedReason: Sendable {
  let obstacle: Obstacle
  /// The node that it is about, and its start in the file (a UTF-8 byte offset, 0-based).
  let node: Node
  let offset: Int

  var rule: Rule { obstacle.rule }

  /// A reason on a node, or on the location at an offset near it.
  init(_ obstacle: Obstacle, at node: Node, offset: Int? = nil) {
    self.obstacle = obstacle
    self.node = node
    self.offset = offset ?? node.range.lowerBound
  }

  init(_ rule: Rule, _ text: String, at node: Node, offset: Int? = nil) {
    self.init(Obstacle(rule, text), at: node, offset: offset)
  }
}

/// A reason in its reported form.
struct MigrationReason: Sendable, Hashable {
  let obstacle: Obstacle
  let path: String
  /// 1-based.
  let line: Int

  var rule: Rule { obstacle.rule }

  /// A reason with its location, or nil if that is in no file of the project.
  init?(_ reason: LocatedReason, in project: ProjectContext) {
    guard let file = project.index.file(of: reason.node) else { return nil }
    let projectFile = project.files[file.number]
    obstacle = reason.obstacle
    path = projectFile.path
    line = projectFile.lines.location(of: reason.offset).line
  }
}

extension [MigrationReason] {
  /// The reports, each once with all its locations: `what (A.swift:1, 7, B.swift:3)`.
  var sentences: [(rule: Rule, sentence: String)] {
    let byText = Dictionary(grouping: self, by: \.obstacle.text)
    var seen: Set<String> = []
    return compactMap { reason in
      guard seen.insert(reason.obstacle.text).inserted, let all = byText[reason.obstacle.text] else {
        return nil
      }
      return (reason.rule, "\(reason.obstacle.text) (\(all.places))")
    }
  }

  private var places: String {
    enumerated().map { position, reason in
      position > 0 && self[position - 1].path == reason.path
        ? "\(reason.line)" : "\(reason.path):\(reason.line)"
    }.joined(separator: ", ")
  }
}
