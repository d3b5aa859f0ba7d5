import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// When the code of a representable, and of what it creates, runs.
struct RepresentedCode {
  /// When some code runs, as far as it matters; code that runs once or for an event has neither.
  struct Moments: OptionSet {
    let rawValue: UInt8

    /// While SwiftUI updates the represented view: reads are tracked then.
    static let update = Moments(rawValue: 1)
    /// After an update, for example when UIKit draws.
    static let later = Moments(rawValue: 2)
  }

  private let index: ProjectIndex
  private let owner: TypeID
  private let update: Declaration
  /// The representable and what it creates.
  let types: RepresentedTypes

  private var known: [DeclarationID: Moments]

  init(of owner: TypeID, _ update: Declaration, _ family: Family) {
    index = family.index
    self.owner = owner
    self.update = update
    types = RepresentedTypes(of: owner, family)
    known = [update.id: .update]
  }

  /// The functions that SwiftUI calls repeatedly, if a type is a representable: one for each platform.
  static func updates(of type: TypeID, _ index: ProjectIndex) -> [Declaration] {
    guard !index.foreignSupertypes(of: type).isDisjoint(with: representables) else { return [] }
    return updateNames.flatMap { index.members(named: $0, of: type) }.filter { $0.body != nil }
  }

  private func surrounds(_ node: Node) -> Bool {
    index.enclosingType(of: node).map(types.contain) ?? false
  }

  private static let representables = Set(
    words: """
      UIViewRepresentable UIViewControllerRepresentable NSViewRepresentable NSViewControllerRepresentable
      """)

  private static let updateNames = [
    "updateUIView", "updateUIViewController", "updateNSView", "updateNSViewController",
  ]

  /// What SwiftUI calls once, before all updates or after them.
  private static let calledOnce = Set(
    words: """
      makeUIView makeUIViewController makeNSView makeNSViewController makeCoordinator
      dismantleUIView dismantleUIViewController dismantleNSView dismantleNSViewController
      """)
}

// MARK: - Moments

extension RepresentedCode {
  /// When the code that names something runs.
  ///
  /// - Parameter isFunction: Whether it is a function that is named but not called.
  mutating func moments(of node: Node, isFunction: Bool = false) -> Moments {
    guard let around = index.enclosingDeclaration(of: node) else { return [] }
    let closures = node.ancestors.prefix { $0 != around.node }.filter { $0.kind == .closureExpr }
    var isDelayed = false
    for function in (isFunction ? [node] : []) + closures {
      switch FunctionFate(of: function, index) {
      case .calledAtOnce: continue
      case .calledSoon: isDelayed = true
      case .calledForEvent: return []
      case .kept: return surrounds(function) ? .later : []
      }
    }
    let moments = moments(of: around)
    return isDelayed && moments.contains(.update) ? .later : moments
  }

  private mutating func moments(of declaration: Declaration) -> Moments {
    if let moments = known[declaration.id] { return moments }
    known[declaration.id] = []
    var moments: Moments = []
    if !isCalledOnce(declaration) {
      let callers = callers(of: declaration)
      for caller in callers {
        let isFunction = declaration.kind == .function && !caller.isCalledOrUnwrapped
        moments.formUnion(self.moments(of: caller, isFunction: isFunction))
      }
      // A function without callers here may have external ones.
      if callers.isEmpty || declaration.traits.contains(.override), !declaration.isCalledForEvent,
        index.type(of: declaration.id).map(types.areCalled) == true
      {
        moments.insert(.later)
      }
    }
    known[declaration.id] = moments
    return moments
  }

  private func isCalledOnce(_ declaration: Declaration) -> Bool {
    if declaration.isStored { return !declaration.hasObservers }
    guard index.type(of: declaration.id) == owner else { return false }
    let name = declaration.name ?? ""
    // The update for another platform isn't called at all.
    return declaration.kind == .initializer || Self.calledOnce.contains(name)
      || Self.updateNames.contains(name)
  }

  /// The locations that run the code of a declaration.
  private func callers(of declaration: Declaration) -> [Node] {
    if declaration.kind == .initializer {
      guard let type = index.type(of: declaration.id) else { return [] }
      return index.references(to: type).certain.map(\.expression).filter(\.isCalled)
    }
    let references = index.references(to: declaration.id)
    let uses = references.certain + references.possible.filter { mayMean($0, declaration) }
    let expressions = uses.map(\.expression)
    return declaration.isStored ? expressions.filter { Assignment(target: $0) != nil } : expressions
  }

  /// Whether a use may refer to a function where the index doesn't know it: one of a coordinator, because the
  /// type of `Context` is unknown to the index, and a global one, if nothing else has the name.
  private func mayMean(_ use: Use, _ function: Declaration) -> Bool {
    guard surrounds(use.node) else { return false }
    if index.type(of: function.id) == nil { return index.declarations(named: function.name ?? "").count == 1 }
    guard case .member(let base?) = use.role, surrounds(function.node) else { return false }
    return base.insideOptional.lastToken.text == "coordinator"
  }

  /// Whether the update does more than pass on the represented values: code that changes nothing on the
  /// screen leads to no later read.
  var updateHasEffect: Bool {
    update.body?.statements?.children.contains { !isStoring($0) } ?? false
  }

  /// Whether a statement only sets a stored property: `context.coordinator.parent = self`.
  private func isStoring(_ statement: Node) -> Bool {
    guard let target = SequenceExprSyntax(statement.children.first)?.elements?.children.first,
      let value = Assignment(target: target)?.value, value.text == "self" || value.isPlainName,
      let member = MemberAccessExprSyntax(target), let reference = member.declName
    else { return false }
    let told = index.declarations(referencedBy: reference.node).map { index[$0] }
    let meant = told.isEmpty ? types.members(named: reference.node.text) : told
    return !meant.isEmpty && meant.allSatisfy { $0.isStored && !$0.hasObservers }
  }
}

extension Declaration {
  /// Whether it is a function that external code calls for user input or incoming events: it reads the values
  /// of that time.
  fileprivate var isCalledForEvent: Bool {
    kind == .function
      && ([name ?? ""] + parameters.map { $0.label ?? "" }).contains(where: EventNames.contain)
  }
}
