import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Merges the views themselves if they are calls of one initializer: `Image(systemName: c ? "a" : "b")`.
struct BaseMerge {
  /// The views whose arguments are merged.
  enum Extent { case images, any }

  private let bases: [Node]
  private let callee: Node
  private let arguments: [[LabeledExprSyntax]]
  private let name: String

  /// The bases as calls of one of SwiftUI's own initializers; nil for anything else.
  init?(_ bases: [Node]) {
    let calls = bases.compactMap { FunctionCallExprSyntax($0) }
    let callees = calls.compactMap(\.calledExpression)
    arguments = calls.map(\.labeledArguments)
    guard calls.count == bases.count, callees.count == bases.count, ArgumentMerge.areSame(callees),
      let name = DeclReferenceExprSyntax(callees[0])?.baseName?.text, Self.initializers[name] != nil,
      calls.allSatisfy({ $0.trailingClosure == nil }),
      Set(arguments.map { $0.map { $0.label?.name } }).count == 1
    else { return nil }
    self.bases = bases
    callee = callees[0]
    self.name = name
  }

  private static let initializers: [String: [String: ParameterKind]] = [
    "Text": ["_": .text, "verbatim": .concrete],
    "Image": ["_": .text, "systemName": .concrete],
    "Label": ["_": .text, "systemImage": .concrete, "image": .concrete],
    "Spacer": ["minLength": .concrete],
    "RoundedRectangle": ["cornerRadius": .concrete, "style": .concrete], "Capsule": ["style": .concrete],
  ]

  /// Whether the bases are views whose arguments are merged.
  func isIn(_ extent: Extent) -> Bool { extent == .any || name == "Image" }

  /// The base with a ternary for each argument that differs.
  func pieces(_ donor: Int, _ notes: inout MergeNotes) throws(Obstacle) -> (
    pieces: [MergedPiece], merged: [Range<Int>]
  ) {
    guard notes.index.isForeign(callee) else {
      throw .differentTypes(bases[0].shortText, bases[1].shortText)
    }
    var replacements: [(range: Range<Int>, pieces: [MergedPiece])] = []
    var merged: [Range<Int>] = []
    for position in arguments[0].indices {
      let arms = arguments.compactMap { $0[position].expression }
      guard arms.count == bases.count, !ArgumentMerge.areSame(arms) else { continue }
      try check(arms, arguments[0][position].label?.name ?? "_", notes)
      merged += arms.map(\.tokenIndices)
      let pieces = notes.ternary(arms.enumerated().map { .source($1, branch: $0) })
      replacements.append((arms[donor].range, pieces))
    }
    return (.source(bases[donor].range, branch: donor, replacing: replacements), merged)
  }

  private func check(_ arms: [Node], _ label: String, _ notes: MergeNotes) throws(Obstacle) {
    let literals = arms.filter { $0.kind == .stringLiteralExpr }.count
    switch Self.initializers[name]?[label] {
    case .concrete?: return
    case .text? where literals == arms.count || ConcreteTypes(index: notes.index).haveSameType(arms): return
    case .text? where literals > 0: throw .losesLocalization
    default: throw .differentTypes(arms[0].shortText, arms[1].shortText)
    }
  }
}
