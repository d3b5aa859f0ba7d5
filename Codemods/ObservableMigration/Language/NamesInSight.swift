import CodemodKit
import ProjectIndex
import SwiftCST

/// How the names of SwiftUI and Observation must be spelled in new code.
struct NamesInSight: Sendable {
  private let index: ProjectIndex
  private let imports: TopLevelImports

  init(_ project: ProjectContext) {
    index = project.index
    imports = project.imports
  }

  /// The spelling of a SwiftUI wrapper at a node: with its module if a project declaration with that name is
  /// visible.
  func spelling(of wrapper: String, at node: Node) -> String {
    isHidden(wrapper, at: node) || isValue(wrapper, at: node) ? "SwiftUI." + wrapper : wrapper
  }

  /// The spelling of the macro and the protocol at a node: with their module if another type with that name
  /// is visible.
  func observable(at node: Node) -> String {
    let imported = index.file(of: node).map(imports.imports) ?? []
    let isImported = !Set(imported.compactMap { $0.path?.text }).isDisjoint(with: Self.modulesWithObservable)
    return isImported || isHidden("Observable", at: node) ? "Observation.Observable" : "Observable"
  }

  /// The macro and the protocol can't be used where something hides their module, or what the macro names.
  func reasons(onMacroAt node: Node) -> [LocatedReason] {
    var found: [String] = []
    // The code that the macro adds uses the module's name, inside the class and next to it.
    let member = ClassDeclSyntax(node)?.memberBlock?.members?.children.first
    for name in Self.namesInMacro where !index.declarations(named: name).isEmpty {
      guard isHidden(name, at: node) || member.map({ isHidden(name, at: $0) }) == true else { continue }
      found.append("another type is named '\(name)'")
    }
    if index.moduleLevelDeclarations(named: "Observation").contains(where: { !$0.kind.isType }) {
      found.append("a function or variable is named 'Observation'")
    }
    return found.map { LocatedReason(ObservableRules.hiddenName, $0, at: node) }
  }

  /// The names that the macro uses in a class without their modules.
  private static let namesInMacro = ["Observation", "KeyPath", "Equatable", "AnyObject", "Bool"]

  private static let modulesWithObservable: Set = ["RxSwift", "RxCocoa", "RxRelay", "ReactiveKit", "Bond"]

  /// Whether a name is that of a function or variable.
  private func isValue(_ name: String, at node: Node) -> Bool {
    switch index.lookUp(name, at: node) {
    case .local, .members, .moduleLevel: true
    case .type, .unknown: false
    }
  }

  private func isHidden(_ name: String, at node: Node) -> Bool {
    switch index.lookUp(name, at: node) {
    case .type(.foreign(let meant)): ![name, "SwiftUI." + name, "Observation." + name].contains(meant)
    case .type: true
    default: false
    }
  }
}
