package import SwiftCST

/// The result builder of a function body or closure, according to the project's own declarations.
package enum BuilderFact: Hashable, Sendable {
  /// It is the body of the result builder with this name; the project's own may have the name of SwiftUI's.
  case builder(String, isOwn: Bool)
  /// The declaration is in the project and has no builder.
  case plain
  /// The declaration is external, or it is unknown which declaration is meant.
  case unknown

  /// Whether it is SwiftUI's `ViewBuilder`.
  package var isViewBuilder: Bool {
    self == .builder("ViewBuilder", isOwn: false) || self == .builder("ContentBuilder", isOwn: false)
  }
}

extension ProjectIndex {
  /// The result builder of a function, subscript or computed variable: its attribute or that of its getter;
  /// for `body` of a `View` (or a similar type) and for a witness of a requirement of the project's protocol,
  /// that of the requirement, if the enclosing declaration names the protocol. An explicit `return` in the
  /// body disables it, which is not checked here.
  package func builder(of id: DeclarationID) -> BuilderFact {
    let declaration = self[id]
    if let written = writtenBuilder(declaration.attributes) { return written }
    let getter = declaration.accessorDeclarations.first { $0.accessorSpecifier?.kind == .get }
    if let list = getter?.attributes, let written = writtenBuilder(Attribute.all(in: list)) {
      return written
    }
    let named = protocolsNamed(around: declaration)
    if let name = knownRequirementBuilder(declaration, named) { return .builder(name, isOwn: false) }
    for requirement in requirements(for: id) {
      guard let owner = type(of: requirement), named.own.contains(owner) else { continue }
      if let written = writtenBuilder(self[requirement].attributes) { return written }
    }
    return .plain
  }

  /// The protocols that the declaration or extension around a member names in its inheritance clause, and
  /// those that they inherit from. Conformances declared elsewhere don't provide a builder for a witness.
  private func protocolsNamed(around member: Declaration) -> (own: Set<TypeID>, foreign: Set<String>) {
    guard let parent = member.parent, let type = declaredType(parent) else { return ([], []) }
    let named = self[type].inheritances.filter { $0.declaration == parent }.map(\.resolution)
    let own = named.compactMap(\.known).filter { self[$0].kind == .protocol }
    return (
      Set(own + own.flatMap(supertypes(of:))),
      Set(named.compactMap(\.foreign) + own.flatMap(foreignSupertypes(of:)))
    )
  }

  /// The result builder of a closure that is an argument of a call of the project's own functions or
  /// initializers.
  package func builder(ofClosure closure: Node) -> BuilderFact {
    guard let argument = ClosureArgument(closure), let callee = argument.call.calledExpression else {
      return .unknown
    }
    let candidates = callables(called: callee)
    guard !candidates.isEmpty else { return .unknown }
    var facts: Set<BuilderFact> = []
    for candidate in candidates {
      guard let fact = builder(of: argument, in: candidate) else { continue }
      facts.insert(fact)
    }
    return facts.count == 1 ? facts.first ?? .unknown : .unknown
  }

  /// The functions and initializers of the project that a callee may refer to; empty if it refers to none of
  /// the project.
  ///
  /// If the type of the expression before the period is unknown, these are the functions with that name in
  /// extensions of protocols and of external types. SwiftUI may have one with the same name: a pass checks
  /// its own table of SwiftUI's modifiers first.
  package func callables(called callee: Node) -> [Declaration] {
    let direct = functions(called: callee, depth: 0)
    if !direct.isEmpty { return direct }
    switch typeOfExpression(callee) {
    case .metatype(.known(let type)):
      return initializers(of: type)
    case .instance, .metatype:
      return []
    case .unknown:
      guard let access = MemberAccessExprSyntax(callee), let name = access.declName?.baseName else {
        return []
      }
      return modifiers(named: name.name)
    }
  }

  /// The functions in extensions of protocols and of external types: the type of the view before the period
  /// is rarely known, but the names of modifiers are.
  private func modifiers(named name: String) -> [Declaration] {
    guard let symbol = symbol(name) else { return [] }
    return memory.modifiers.answer(Int(symbol.rawValue)) {
      declarations(named: name).filter { function in
        guard function.kind == .function, let parent = function.parent, owner(parent) >= 0 else {
          return false
        }
        return declaredType(parent).map { self[$0].kind == .protocol } ?? true
      }
    }
  }

  /// The initializers of a type; a struct without explicit ones has its memberwise initializer, which is
  /// represented by the struct itself.
  private func initializers(of type: TypeID) -> [Declaration] {
    let written = members(named: "init", of: type)
    return written.isEmpty ? [self[self[type].primary]] : written
  }

  private func builder(of argument: ClosureArgument, in candidate: Declaration) -> BuilderFact? {
    if candidate.kind == .struct { return memberwiseBuilder(of: argument, in: candidate) }
    guard let parameter = argument.parameter(of: candidate) else { return nil }
    return writtenBuilder(parameter.attributes) ?? .plain
  }

  /// The builder of a stored property that the memberwise initializer takes.
  private func memberwiseBuilder(of argument: ClosureArgument, in type: Declaration) -> BuilderFact? {
    guard let property = memberwiseProperty(for: argument, of: type) else { return nil }
    return writtenBuilder(property.attributes) ?? .plain
  }

  /// The stored property that the memberwise initializer of a struct sets to a closure: one of a function
  /// type, or one whose value a builder creates.
  package func memberwiseProperty(for argument: ClosureArgument, of type: Declaration) -> Declaration? {
    guard let id = declaredType(type.id) else { return nil }
    let stored = members(of: id).filter { $0.isStored && !$0.isStatic }
    let closures = stored.filter {
      $0.typeAnnotation.map { functionType($0) != nil } ?? false
        || writtenBuilder($0.attributes) != nil
    }
    if let label = argument.label { return stored.first { $0.name == label } }
    return argument.receiver(among: closures, labeled: \.name) { property in
      property.initialValue != nil
        || !property.traits.contains(.let)
          && property.typeAnnotation.map { TypeShape($0).optionalDepth > 0 } == true
    }
  }

  /// The result builder among attributes: by convention, its name ends in `Builder`; a type of the project
  /// must have `@resultBuilder`.
  package func writtenBuilder(_ attributes: [Attribute]) -> BuilderFact? {
    for attribute in attributes {
      guard let type = attribute.typeName else { continue }
      if case .known(let builder) = resolve(type) {
        guard !self[builder].attributesNamed("resultBuilder", self).isEmpty else { continue }
        return .builder(attribute.name, isOwn: true)
      }
      if attribute.name.hasSuffix("Builder") { return .builder(attribute.name, isOwn: false) }
    }
    return nil
  }

  private func knownRequirementBuilder(
    _ declaration: Declaration, _ named: (own: Set<TypeID>, foreign: Set<String>)
  ) -> String? {
    guard let name = declaration.fullName, Self.knownNames.contains(name) else { return nil }
    return Self.knownRequirements.first { $0.name == name && named.foreign.contains($0.type) }?.builder
  }

  private static let knownNames = Set(knownRequirements.map(\.name))

  /// The requirements of SwiftUI's protocols that have a result builder.
  private static let knownRequirements: [(type: String, name: String, builder: String)] =
    [
      ("View", "body", "ViewBuilder"), ("ViewModifier", "body(content:)", "ViewBuilder"),
      ("App", "body", "SceneBuilder"), ("Scene", "body", "SceneBuilder"),
      ("Commands", "body", "CommandsBuilder"), ("ToolbarContent", "body", "ToolbarContentBuilder"),
      ("WidgetBundle", "body", "WidgetBundleBuilder"), ("PreviewProvider", "previews", "ViewBuilder"),
    ]
    + [
      "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle", "MenuStyle", "GroupBoxStyle",
      "ProgressViewStyle", "GaugeStyle", "DisclosureGroupStyle", "LabeledContentStyle", "ControlGroupStyle",
      "FormStyle",
    ].map { ($0, "makeBody(configuration:)", "ViewBuilder") }
}
