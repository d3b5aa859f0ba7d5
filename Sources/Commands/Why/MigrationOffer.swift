import CodemodKit
import Fixpoint
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Asks the pass that migrates classes to `@Observable` whether it offers a fix.
struct MigrationOffer {
  private let project: WhyProject
  private let profile: Profile

  init(_ project: WhyProject, _ codemods: CodemodCatalog) {
    self.project = project
    profile = Profile(codemods.configured(only: ["observable-migration"]), applying: FixSelection())
  }

  /// The fix that it offers for a class.
  func finding(for type: TypeID) -> Finding? {
    let declaration = project.model.index[project.model.index[type].primary]
    let number = Int(declaration.id.file.rawValue)
    let findings = profile.findings(in: project.context, file: number).values.flatMap(\.self)
    return findings.first { $0.fix != nil && declaration.node.range.overlaps($0.range) }
  }
}
