import ProjectIndex
import SwiftCST

/// What the names in code may refer to in a project, as far as it matters for reads.
final class CodeNames: Sendable {
  let index: ProjectIndex

  /// The external classes that have state.
  let foreignObjects: ForeignObjects

  /// Whether a project type has dynamic members.
  let hasDynamicMembers: Bool

  /// Whether values of a project type can be called.
  let hasCallables: Bool

  /// The operators that the project declares.
  let operators: DeclaredOperators

  private let knownLeads = Memory<String, Bool>()
  private let knownEnvironment = Memory<String, Bool>()
  private let knownTypes = Memory<String, Bool>()
  private let knownCandidates = Memory<String, MemberCandidates>()

  init(_ index: ProjectIndex, _ operators: DeclaredOperators, _ foreignObjects: ForeignObjects) {
    self.index = index
    self.foreignObjects = foreignObjects
    hasDynamicMembers = !index.files(mentioning: "dynamicMemberLookup").isEmpty
    hasCallables = !index.files(mentioning: "callAsFunction").isEmpty
    self.operators = operators
  }

  /// Whether the project declares something with this name that is state or leads to other code. Most names
  /// are those of SwiftUI modifiers, constants and parts of values.
  func mayLeadOn(_ name: String) -> Bool {
    knownLeads.answer(name) {
      let declared = index.declarations(named: name)
      // For a common name at least one does.
      return declared.count > 8
        || declared.contains { declaration in
          switch declaration.kind {
          case .function: FunctionDeclSyntax(declaration.node)?.signature?.returnClause != nil
          case .variable: !declaration.isStored || isState(declaration) || declaration.holdsPath
          default: false
          }
        }
    }
  }

  /// Whether a stored variable is not part of a value: it is in a class, a type or a module, or a project
  /// function or wrapper provides it.
  private func isState(_ variable: Declaration) -> Bool {
    guard let parent = variable.parent, !variable.isStatic, index[parent].kind != .class else {
      return !variable.traits.contains(.let) || variable.isClosure
    }
    return index.isFunction(variable) || index.wrapper(of: variable) != nil
  }

  /// Whether a capitalized name is a type with known initializers; those of SwiftUI's views are unknown.
  func isType(_ name: String) -> Bool {
    knownTypes.answer(name) {
      index.declarations(named: name).contains(where: \.kind.isType)
        || !index.members(named: "init", ofForeign: name).isEmpty
    }
  }

  /// Whether a property with this name gets its value from the environment by a key path.
  func isFromEnvironment(_ name: String) -> Bool {
    knownEnvironment.answer(name) {
      index.declarations(named: name).contains { $0.environmentKey != nil }
    }
  }

  /// The candidates for a member with this name if the type of the base is unknown.
  func candidates(_ name: String) -> MemberCandidates {
    knownCandidates.answer(name) { MemberCandidates(name, index) }
  }
}
