import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// The changes in the code of a formatter that is created once, and the consequences of its settings.
struct ConfigurationPatches {
  private let file: FileContext

  init(_ file: FileContext) { self.file = file }

  /// Adds to a plan what the settings of its formatter require.
  func apply(_ ingredients: FormatterIngredients, to plan: inout HoistPlan) {
    let followed = followed(ingredients, plan.formatter)
    plan.followsUser = !followed.isEmpty
    for value in regionalValues(ingredients) { patchCurrent(value, &plan) }
    let changes = file.project.shared(RegionalChanges.init).settings
    // The system's time zone and the default one differ if the project sets the latter.
    let isSystemZone =
      changes.contains(.timeZone) && regionalValues(ingredients).contains(where: Self.namesZone)
    if !followed.isDisjoint(with: changes) || isSystemZone { plan.effects.append(HoistRules.region) }
    for statement in ingredients.statements {
      for range in ConfigurationStatement(statement)?.wrapping ?? [] {
        plan.patches.append(HoistPlan.Patch(range: range, text: ""))
      }
    }
    replaceSelf(ingredients, &plan)
    if isTemplate(ingredients) { plan.effects.append(HoistRules.template) }
    plan.patches = plan.patches.sorted(on: \.range.lowerBound)
  }

  /// The user's settings that a formatter follows, itself or through the formatters in it.
  private func followed(
    _ ingredients: FormatterIngredients, _ formatter: FormatterClass
  ) -> Set<FormatterClass.Region> {
    var regions = formatter.followed(beside: ingredients.own.flatMap(\.settings))
    for inner in ingredients.inner { regions.formUnion(inner.formatter.followed(beside: inner.settings)) }
    for node in ingredients.values.flatMap(\.subtree) {
      let made = DeclReferenceExprSyntax(FunctionCallExprSyntax(node)?.calledExpression)?.baseName?.name
      made.flatMap(FormatterClass.named).map { regions.formUnion($0.followed(beside: [])) }
    }
    return regions
  }

  /// Whether a value is the current time zone, or a calendar with it.
  private static func namesZone(_ value: Node) -> Bool {
    value.subtree.contains { node in
      isCurrent(node) && MemberAccessExprSyntax(node)?.base.map { !$0.text.hasSuffix("Locale") } ?? true
    }
  }

  /// The properties with a setting of the user, directly or in a nested formatter.
  private static let regional: Set<String> = [
    "locale", "timeZone", "calendar", "numberFormatter", "itemFormatter",
  ]

  /// The values of such properties, and of local constants: `let locale = Locale.current`.
  private func regionalValues(_ ingredients: FormatterIngredients) -> [Node] {
    let set = ingredients.settings.filter { Self.regional.contains($0.property) }.flatMap(\.values)
    return set + ingredients.constants
  }

  private static func mentionsCurrent(_ values: [Node]) -> Bool {
    values.contains { value in value.subtree.contains { isCurrent($0) } }
  }

  /// Whether a node is one of the user's current settings.
  static func isCurrent(_ node: Node) -> Bool {
    guard let access = MemberAccessExprSyntax(node), let name = access.declName?.baseName?.text else {
      return false
    }
    let base = access.base.map { $0.text.hasPrefix("Foundation.") ? $0.text.dropFirst(11) : $0.text[...] }
    let isRegional = base == nil || base == "Locale" || base == "Calendar" || base == "TimeZone"
    return isRegional && (name == "current" || name == "autoupdatingCurrent")
  }

  /// Whether the project itself declares `current`.
  private func isOwn(_ current: Node) -> Bool {
    let name = MemberAccessExprSyntax(current)?.declName?.baseName?.name ?? ""
    return ["Locale", "Calendar", "TimeZone"].contains { type in
      file.index.members(named: name, ofForeign: type).contains(where: \.isStatic)
    }
  }

  /// A formatter that is created on each call follows the user's settings; the stored one must also do so.
  private func patchCurrent(_ value: Node, _ plan: inout HoistPlan) {
    for node in value.subtree where Self.isCurrent(node) && !isOwn(node) {
      guard let token = MemberAccessExprSyntax(node)?.declName?.baseName, token.text == "current" else {
        continue
      }
      if file.options.isOn("keep-current") {
        plan.keepsCurrent = true
      } else {
        plan.patches.append(HoistPlan.Patch(range: token.range, text: "autoupdatingCurrent"))
      }
    }
  }

  /// The initial value of a property can't use `Self` in a class or an actor.
  private func replaceSelf(_ ingredients: FormatterIngredients, _ plan: inout HoistPlan) {
    guard let name = plan.scope.owner.flatMap(nameInPlaceOfSelf) else { return }
    for node in ingredients.values.flatMap({ Array($0.subtree) }) {
      guard let token = DeclReferenceExprSyntax(node)?.baseName, token.kind == .Self else { continue }
      plan.patches.append(HoistPlan.Patch(range: token.range, text: name))
    }
  }

  /// The name of the enclosing type if it is, or may be, a class or an actor; otherwise nil.
  private func nameInPlaceOfSelf(_ owner: DeclarationID) -> String? {
    if let type = file.index.declaredType(owner).map({ file.index[$0] }) {
      return [.class, .actor].contains(type.kind) ? IdentifierText.written(type.name) : nil
    }
    guard let name = ExtensionDeclSyntax(file.index[owner].node)?.extendedType?.text else { return nil }
    // No external type with value equality is a class.
    return AppleTypes.traits(of: name).contains(.equatable) ? nil : name
  }

  /// Whether the pattern is computed from a template by the rules of a locale that may change.
  private func isTemplate(_ ingredients: FormatterIngredients) -> Bool {
    let settings = ingredients.settings
    if let position = settings.firstIndex(where: { FormatterClass.templateMethods.contains($0.property) }) {
      let locales = settings[..<position].filter { $0.property == "locale" }
      return locales.isEmpty || Self.mentionsCurrent(locales.flatMap(\.values) + ingredients.constants)
    }
    return ingredients.values.contains { value in
      let asks = value.subtree.contains { LabeledExprSyntax($0)?.label?.text == "fromTemplate" }
      return asks
        && !value.subtree.contains { FunctionCallExprSyntax($0)?.calledExpression?.text == "Locale" }
    }
  }
}
