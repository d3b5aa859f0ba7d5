import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Decides how the single instance has to be declared so that every use may access it.
struct IsolationCheck {
  private let file: FileContext
  private let plan: HoistPlan
  private var index: ProjectIndex { file.index }

  init(_ plan: HoistPlan, in file: FileContext) {
    self.plan = plan
    self.file = file
  }

  /// The modifiers of the declaration, and what they may change.
  struct Answer: Hashable {
    var modifiers: String
    var effect: Rule?
  }

  /// The answer; throws if there is none.
  func answer() throws(Obstacle) -> Answer {
    let isolated = isolation(ofSites: sites)
    let storage = storageIsolation
    if plan.formatter.sharing == .sendable, hasOwnType {
      let isReachable = !isActor(storage) || isolated == storage && !isInBinding
      if isolated != storage, let ingredient = isolatedIngredient {
        guard let isolated, isActor(isolated) else { throw .madeOnActor(ingredient) }
        return answer(on: isolated, storage)
      }
      return answer(isReachable ? "" : "nonisolated ", nil)
    }
    let isOutOfReach = isInBinding && (isStrict || !isIsolatedAsView)
    if let isolated, isActor(isolated), !isOutOfReach { return answer(on: isolated, storage) }
    if case .actor? = storage {
      throw .inActor(isolated == storage ? plan.formatter.propertyName : nil)
    }
    return try answerAnywhere(storage)
  }

  /// Whether the property has the formatter's own class as its type. `Formatter` or `some Formatter`, which
  /// may be declared instead, is not `Sendable`.
  private var hasOwnType: Bool {
    let binding = plan.binding ?? VariableDeclSyntax(plan.property)?.bindings?.children.first
    guard let type = PatternBindingSyntax(binding)?.typeAnnotation?.type else { return true }
    switch index.resolve(TypeShape(type).core) {
    case .foreign(let name): return name == plan.formatter.name || name.hasSuffix("." + plan.formatter.name)
    default: return false
    }
  }

  /// A name in the formatter's parts that may be isolated to an actor.
  private var isolatedIngredient: String? {
    (plan.statements + [plan.value]).firstNonNil { $0.subtree.firstNonNil(isolatedName) }
  }

  private func isolatedName(_ node: Node) -> String? {
    guard let name = DeclReferenceExprSyntax(node)?.baseName?.name else { return nil }
    if case .local = index.lookUp(node) { return nil }
    // A name after a period counts if a type precedes it.
    if let access = MemberAccessExprSyntax(node.parent), access.declName?.node == node {
      guard access.base?.text.first?.isUppercase == true else { return nil }
    }
    let isIsolated = index.declarations(named: name).contains { declaration in
      (declaration.isStatic || declaration.parent == nil) && !declaration.kind.isNominal
        && isActor(index.isolation(of: declaration.id))
    }
    return isIsolated ? name : nil
  }

  /// All uses are on one actor.
  private func answer(on isolation: Isolation, _ storage: Isolation?) -> Answer {
    if storage == isolation { return answer("", nil) }
    if case .mainActor = isolation {
      guard plan.scope.isFileScope else { return answer("@MainActor ", nil) }
      return isStrict ? answer("@MainActor ", HoistRules.mainActorGlobal) : answer("", HoistRules.shared)
    }
    if case .globalActor(let name) = isolation { return answer("@\(name) ", nil) }
    return answer("", HoistRules.shared)
  }

  /// Uses are on no actor, or on several ones.
  private func answerAnywhere(_ storage: Isolation?) throws(Obstacle) -> Answer {
    let name = plan.formatter.name
    if file.options.isOn("nonisolated-unsafe"), isStrict || isActor(storage) {
      return answer("nonisolated(unsafe) ", HoistRules.asserted)
    }
    if isActor(storage) {
      throw .notSendable(name, whyOutOfReach)
    }
    guard isStrict else { return answer("", HoistRules.shared) }
    if conformsInExtension { throw .conformanceInExtension }
    throw .notSendable(
      name,
      plan.scope.isFileScope
        ? "static stored properties are not allowed here" : "every thread can reach a static of this type")
  }

  /// Why a static property of an actor can't be read where the formatter is used.
  private var whyOutOfReach: String {
    if isInBinding {
      return "the '@Sendable' closures of a 'Binding' can't read a main-actor static,"
    }
    return sites.contains { index.isolation(at: $0) == .unknown }
      ? "this code may run off the main actor, where a main-actor static cannot be read,"
      : "a main-actor static cannot be read here"
  }

  private func answer(_ prefix: String, _ effect: Rule?) -> Answer {
    let access = plan.property == nil ? isInlinable ? inlinableAccess : "private " : ""
    let kind = plan.scope.isFileScope ? "" : "static "
    return Answer(modifiers: prefix + language + access + kind, effect: effect)
  }

  /// Excludes the property from Objective-C, which doesn't support coders, and may have a method with that
  /// name: in an '@objc' extension, all members are exported to it.
  private var language: String {
    let owner = plan.scope.owner.map { index[$0] }
    return owner?.kind == .extension && owner?.attribute("objc") != nil ? "@nonobjc " : ""
  }

  /// The access that an '@inlinable' use requires of the property. The one that an extension declares for its
  /// members would be too wide or too narrow.
  private var inlinableAccess: String {
    let owner = plan.scope.owner.map { index[$0] }
    let access: DeclarationTraits = [.public, .package, .internal, .fileprivate, .private]
    let isGiven = owner?.kind == .extension && owner?.traits.isDisjoint(with: access) == false
    return isGiven ? "@usableFromInline internal " : "@usableFromInline "
  }

  // MARK: - Places

  /// Whether a use is in a closure of a `Binding`, which is declared as '@Sendable', although SwiftUI calls
  /// it on the main actor: the compiler warns about isolated declarations.
  private var isInBinding: Bool {
    sites.contains { site in
      site.ancestors.contains { ClosureArgument($0)?.call.calledExpression.map(Self.isBinding) ?? false }
    }
  }

  /// Whether `Binding`, `Binding<String>` or `SwiftUI.Binding` is called.
  private static func isBinding(_ callee: Node) -> Bool {
    ["Binding", "SwiftUI.Binding"].contains(callee.text.prefix { $0 != "<" })
  }

  /// The places where the formatter is created and used.
  private var sites: [Node] {
    let uses = plan.replacements.map { replacement in
      switch replacement {
      case .expression(let node), .shorthand(let node): node
      }
    }
    return plan.property == nil ? uses + [plan.value] : uses
  }

  /// The common isolation of all places; nil if they differ.
  private func isolation(ofSites sites: [Node]) -> Isolation? {
    var found = Set(sites.map { index.isolation(at: $0) })
    // A static property can be read wherever the view's property could be.
    if plan.property != nil { found.remove(.unknown) }
    if found.isEmpty { return storageIsolation }
    return found.count == 1 ? found.first : nil
  }

  /// The default isolation of a declaration at the storage's place.
  private var storageIsolation: Isolation? {
    if let owner = plan.scope.owner { return index.isolation(ofMembersIn: owner) }
    return index.buildSettings(at: plan.value).isMainActorByDefault == true ? .mainActor : .nonisolated
  }

  private func isActor(_ isolation: Isolation?) -> Bool {
    switch isolation {
    case .mainActor?, .globalActor?: true
    default: false
    }
  }

  private var isStrict: Bool {
    let settings = index.buildSettings(at: plan.value)
    return (settings.languageMode ?? 5) >= 6 || settings.strictConcurrency == .complete
  }

  /// Whether only the conformance to `View` isolates the members of the type. Before Swift 6, the compiler
  /// accepts uses of these that it warns about if the project itself declares the isolation.
  private var isIsolatedAsView: Bool {
    guard let owner = plan.scope.owner, let type = index.declaredType(owner),
      index.conformance(of: type, toForeign: "View") != nil
    else { return false }
    return ([owner] + index[type].declarations).allSatisfy { index[$0].attribute("MainActor") == nil }
  }

  private var conformsInExtension: Bool {
    guard let owner = plan.scope.owner, let type = index.declaredType(owner),
      let conformance = index.conformance(of: type, toForeign: "View")
    else { return false }
    return !conformance.isPrimary
  }

  /// Whether the code is copied into other modules.
  private var isInlinable: Bool {
    plan.value.ancestors.contains { scope in
      let attributes = index.declaration(at: scope)?.attributes ?? []
      return attributes.contains { ["inlinable", "_transparent", "_alwaysEmitIntoClient"].contains($0.name) }
    }
  }
}

extension IsolationCheck {
  /// The plan with the modifiers of its declaration, and everything that the fix may change.
  func declared() throws(Obstacle) -> HoistPlan {
    let answer = try answer()
    var declared = plan
    declared.modifiers = answer.modifiers
    let effects = (answer.effect.map { [$0] } ?? []) + plan.effects
    declared.effects = isInlinable ? effects + [HoistRules.inlinable] : effects
    return declared
  }
}
