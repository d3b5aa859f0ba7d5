import CodemodKit
import ProjectIndex
import SwiftCST

extension Migration {
  /// The name of one of SwiftUI's wrappers as it has to be written at a node: with its module where the
  /// project has a type of that name in sight.
  func wrapperName(_ name: String, at node: Node) -> String {
    isHidden(name, at: node) ? "SwiftUI." + name : name
  }

  /// The macro keeps who observes in a property of its own.
  mutating func checkRegistrar(_ type: TypeID) {
    let name = "_$observationRegistrar"
    guard let taken = index.ownMembers(named: name, of: type).first else { return }
    record(ObservableRules.memberName, "'\(name)' is the macro's", at: taken.node)
  }

  /// The macro and the protocol can't be written where something else has their name.
  mutating func checkMacroName(at node: Node) {
    let imports = index.file(of: node).map(topLevelImports.imports) ?? []
    let isImported = !Set(imports.compactMap { $0.path?.text }).isDisjoint(with: Self.modulesWithObservable)
    if isImported || isHidden("Observable", at: node) {
      record(ObservableRules.hiddenName, "another type named 'Observable' is in sight", at: node)
    }
    // What the macro adds calls the module by its name, inside the class and beside it.
    let member = ClassDeclSyntax(node)?.memberBlock?.members?.children.first
    for name in Self.namesInMacro where !index.declarations(named: name).isEmpty {
      guard isHidden(name, at: node) || member.map({ isHidden(name, at: $0) }) == true else { continue }
      record(ObservableRules.hiddenName, "another type named '\(name)' is in sight", at: node)
    }
    if index.moduleLevelDeclarations(named: "Observation").contains(where: { !$0.kind.isType }) {
      record(ObservableRules.hiddenName, "a function or variable is named 'Observation'", at: node)
    }
  }

  /// The names that the macro writes into a class without their modules.
  private static let namesInMacro = ["Observation", "KeyPath", "Equatable", "AnyObject", "Bool"]

  private static let modulesWithObservable: Set = ["RxSwift", "RxCocoa", "RxRelay", "ReactiveKit", "Bond"]

  private func isHidden(_ name: String, at node: Node) -> Bool {
    switch index.lookUp(name, at: node) {
    case .type(.foreign(let meant)): ![name, "SwiftUI." + name, "Observation." + name].contains(meant)
    case .type: true
    default: false
    }
  }
}
