import ProjectIndex
import SwiftCST

extension Migration {
  /// The name of one of SwiftUI's wrappers as it has to be written at a node: with its module where the
  /// project has a type of that name in sight.
  func wrapperName(_ name: String, at node: Node) -> String {
    isHidden(name, at: node) ? "SwiftUI." + name : name
  }

  /// The macro and the protocol can't be written where something else has their name.
  mutating func checkMacroName(at node: Node) {
    let imports = index.file(of: node).map { index[$0].tree.root }.flatMap {
      SourceFileSyntax($0)?.statements
    }
    let modules = imports?.children.compactMap { ImportDeclSyntax(CodeBlockItemSyntax($0)?.item)?.path?.text }
    let isImported = !Set(modules ?? []).isDisjoint(with: Self.modulesWithObservable)
    guard isImported || isHidden("Observable", at: node) else { return }
    note("OM327", "another type named 'Observable' is in sight", at: node)
  }

  private static let modulesWithObservable: Set = ["RxSwift", "RxCocoa", "RxRelay", "ReactiveKit", "Bond"]

  private func isHidden(_ name: String, at node: Node) -> Bool {
    switch index.lookUp(name, at: node) {
    case .type(.foreign(let meant)): ![name, "SwiftUI." + name, "Observation." + name].contains(meant)
    case .type: true
    default: false
    }
  }
}
