import ProjectIndex
import SwiftCST

/// What the names in code may mean in a project, as far as it matters to what is read.
final class CodeNames: Sendable {
  let index: ProjectIndex

  /// The classes of others that have state.
  let foreignObjects: ForeignObjects

  /// Whether a type of the project answers members that it doesn't declare.
  let hasDynamicMembers: Bool

  /// Whether values of a type of the project can be called.
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

  /// Whether the project declares something of a name that counts or leads on; most names are those of
  /// modifiers of SwiftUI, of constants and of parts of values.
  func mayLeadOn(_ name: String) -> Bool {
    knownLeads.answer(name) {
      let declared = index.declarations(named: name)
      // Of a common name one surely counts.
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

  /// Whether a stored variable is no part of a value: one of a class, a type or a module, or what a function
  /// or a wrapper of the project gives.
  private func isState(_ variable: Declaration) -> Bool {
    guard let parent = variable.parent, !variable.isStatic, index[parent].kind != .class else {
      return !variable.traits.contains(.let) || variable.isClosure
    }
    return index.isFunction(variable) || index.wrapper(of: variable) != nil
  }

  /// Whether a name with a capital is that of a type whose initialisers are known; those of SwiftUI's views
  /// are not.
  func isType(_ name: String) -> Bool {
    knownTypes.answer(name) {
      index.declarations(named: name).contains(where: \.kind.isType)
        || !index.members(named: "init", ofForeign: name).isEmpty
    }
  }

  /// Whether a property of a name takes its value from the environment by a key path.
  func isFromEnvironment(_ name: String) -> Bool {
    knownEnvironment.answer(name) {
      index.declarations(named: name).contains { $0.environmentKey != nil }
    }
  }

  /// What a member of a name may be where the type before the period doesn't tell.
  func candidates(_ name: String) -> MemberCandidates {
    knownCandidates.answer(name) { MemberCandidates(name, index) }
  }
}
