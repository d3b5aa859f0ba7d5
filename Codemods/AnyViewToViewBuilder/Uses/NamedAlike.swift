import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// What is known of all declarations of one name together: there may be hundreds of overloads, and each asks
/// for the others.
struct NamedAlike: Sendable {
  /// Those that are requirements of protocols of the project.
  let requirements: [DeclarationID]

  /// Whether one overrides a member of a superclass.
  let isOverridden: Bool

  /// The functions among them that have a parameter of a label, by the label.
  private let functions: [String: [DeclarationID]]

  /// The labels of calls, by the place of the call.
  private let labels = LabelMemory()

  private final class LabelMemory: Sendable {
    let known = Memory<Int, CallLabels>()
  }

  private init(_ declarations: Declarations, _ index: ProjectIndex) {
    requirements = declarations.map(\.id).filter(index.isRequirement)
    isOverridden = declarations.contains { $0.traits.contains(.override) }
    var functions: [String: [DeclarationID]] = [:]
    for declaration in declarations where declaration.kind == .function {
      for label in Set(declaration.parameters.compactMap(\.label)) {
        functions[label, default: []].append(declaration.id)
      }
    }
    self.functions = functions
  }

  /// What is known of the declarations of a name.
  static func named(_ name: Symbol, _ index: ProjectIndex) -> NamedAlike {
    index.fact(named: name) { NamedAlike(index.declarations(named: name), index) }
  }

  /// Whether a use of a function by its name can mean one of other functions as well: by its labels, or
  /// because it is not called.
  func mayMean(_ function: Declaration, orOneOf others: [DeclarationID], _ index: ProjectIndex) -> Bool {
    let parameters = function.parameters
    var all: Set<DeclarationID>?
    return CallsByLabel.uses(of: function, index).contains { use in
      guard use.role != .declaration else { return false }
      guard let call = CallLabels.call(of: use.node) else { return true }
      let labels = labels(of: call, index)
      guard labels.fit(parameters) else { return false }
      guard let label = labels.firstLabel else { return others.contains { labels.fit(index[$0]) } }
      // A label that is written is one of what is called.
      return (functions[label] ?? []).contains { other in
        guard other != function.id else { return false }
        let known = all ?? Set(others)
        all = known
        return known.contains(other) && labels.fit(index[other])
      }
    }
  }

  private func labels(of call: FunctionCallExprSyntax, _ index: ProjectIndex) -> CallLabels {
    guard let place = index.place(of: call.node) else { return CallLabels(call) }
    return labels.known.answer(place) { CallLabels(call) }
  }
}
