import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Merges two frames that set different sides: `.frame(width: 8)` and `.frame(height: 8)`. A side that a frame
/// doesn't name is `nil`, and the alignment is `.center`.
struct FrameMerge {
  private let modifiers: [MemberCall]
  private let labels: [String]

  /// - Returns: `nil` if the modifiers aren't frames, set the same sides, or call different functions.
  init?(_ first: MemberCall, _ second: MemberCall) {
    guard first.labels != second.labels, let kind = Self.kind(of: first), kind == Self.kind(of: second)
    else { return nil }
    modifiers = [first, second]
    let written = Set((first.labels + second.labels).compactMap(\.self))
    labels = kind.filter(written.contains)
  }

  /// The labels of the frame that a modifier calls: those with fixed sides, or with least and greatest ones.
  static func kind(of modifier: MemberCall) -> [String]? {
    guard modifier.name == "frame", !modifier.hasTrailingClosure else { return nil }
    let labels = Set(modifier.labels.map { $0 ?? "_" })
    guard labels != ["alignment"] else { return nil }
    return kinds.first { !labels.isEmpty && labels.isSubset(of: $0) }
  }

  private static let kinds = [
    ["width", "height", "alignment"],
    [
      "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight", "alignment",
    ],
  ]

  /// The modifier, starting at its period.
  func pieces(_ notes: inout MergeNotes) throws(Obstacle) -> [MergedPiece] {
    let tree = modifiers[0].call.node.tree
    for modifier in modifiers {
      guard modifier.ownFunctions(notes.index).isEmpty else { throw .labelsDiffer("frame") }
      let hasComment = modifier.tokens.dropFirst().contains {
        tree.tokens.flags[$0].contains(.hasCommentBefore)
      }
      if hasComment { throw .comment }
    }
    var pieces: [MergedPiece] = [.text(".frame("), .argumentBreak("", isLast: false)]
    for (position, label) in labels.enumerated() {
      if position > 0 { pieces += [.text(","), .argumentBreak(" ", isLast: false)] }
      pieces += [.text(label + ": ")] + (try value(of: label, &notes))
    }
    return pieces + [.argumentBreak("", isLast: true), .text(")")]
  }

  private func value(of label: String, _ notes: inout MergeNotes) throws(Obstacle) -> [MergedPiece] {
    let values = modifiers.map { modifier in
      modifier.arguments.first { $0.label?.name == label }?.expression
    }
    let written = values.compactMap(\.self)
    guard !ConcreteTypes(index: notes.index).mixNumbers(written) else { throw .labelsDiffer("frame") }
    if written.count == 2, ArgumentMerge.areSame(written) { return .source(written[0], branch: 0) }
    return notes.ternary(
      values.enumerated().map { branch, value in
        value.map { Self.arm($0, branch) } ?? [.text(label == "alignment" ? ".center" : "nil")]
      })
  }

  private static func arm(_ value: Node, _ branch: Int) -> [MergedPiece] {
    let source = [MergedPiece].source(value, branch: branch)
    let isTernary = SequenceExprSyntax(value)?.elements?.children.contains {
      $0.kind == .unresolvedTernaryExpr
    }
    return isTernary == true ? [.text("(")] + source + [.text(")")] : source
  }
}
