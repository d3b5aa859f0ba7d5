import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Whether the locations of a migration's edits may be changed: if one may not, nothing can be migrated.
struct ChangedPlaces {
  private(set) var reasons: [LocatedReason] = []

  init(of changes: [MigrationStep.Change], in project: ProjectContext) {
    for change in changes {
      guard let macro = Self.macro(around: change.node) else { continue }
      reasons.append(
        LocatedReason(
          ObservableRules.untouchedPlace, "a place that must change is an argument of '\(macro)'",
          at: change.node))
    }
    for change in changes {
      guard let number = project.index.file(of: change.node)?.number else { continue }
      examine(change, in: project.files[number])
    }
  }

  private mutating func examine(_ change: MigrationStep.Change, in file: ProjectFile) {
    guard !file.isEditable || !file.isSound else { return }
    let reason =
      file.isEditable ? "is in a file with syntax errors" : "is in a file that this run doesn't change"
    reasons.append(
      LocatedReason(
        ObservableRules.untouchedPlace, "a place that must change \(reason)", at: change.node,
        offset: change.edit.range.lowerBound))
  }

  /// The macro whose arguments contain a node: what it does with them is unknown. `#Preview` keeps them.
  private static func macro(around node: Node) -> String? {
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .macroExpansionExpr, .macroExpansionDecl:
        let name =
          MacroExpansionExprSyntax(ancestor)?.macroName ?? MacroExpansionDeclSyntax(ancestor)?.macroName
        if let name, name.text != "Preview" { return "#" + name.text }
      case .labeledExprList:
        if let attribute = AttributeSyntax(ancestor.parent) { return attribute.node.text }
      default: continue
      }
    }
    return nil
  }
}
