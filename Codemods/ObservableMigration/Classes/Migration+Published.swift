import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST

extension Migration {
  mutating func rewrite(published property: Declaration, _ published: Attribute, of type: TypeID) {
    guard let name = property.name else { return }
    // It doesn't compile on several variables, and each would give back the same attribute.
    guard property.binding?.node.parent?.children.only != nil else {
      record(ObservableRules.foreignWrapper, "'@Published' is on several variables", at: property.node)
      return
    }
    if published.isConditional {
      record(.conditionalCompilation, Rule.conditionalCompilationText, at: property.node)
    }
    checkTracked(property, name, of: type)
    change(.deleting(TextSpans.throughNext(published.node)), near: property.node)
    addInitialValue(from: published, to: property)
    if property.isManualSend { removeObservers(of: property) }
    rewriteWrapperStorage(of: property, name)
  }

  /// What a tracked property can't have.
  mutating func checkTracked(_ property: Declaration, _ name: String, of type: TypeID) {
    checkStorageName(property, name, of: type)
    let visible = property.attributes.contains {
      ["objc", "IBInspectable", "IBOutlet", "NSManaged"].contains($0.name)
    }
    if visible || property.traits.contains(.dynamic) {
      record(
        ObservableRules.objectiveC, "'\(name)' would be tracked and is visible to Objective-C (KVO)",
        at: property.node)
    }
    // The initialiser that the compiler makes can't set both; a written one can.
    if index.isolation(of: property.id) != index.isolation(ofType: type),
      !property.traits.contains(.nonisolated),
      index.ownMembers(named: "init", of: type).isEmpty,
      index.buildSettings(at: property.node).languageMode.map({ $0 >= 6 }) ?? true
    {
      record(
        ObservableRules.actorProperty,
        "'\(name)' is on an actor that the class is not on, which Swift 6 rejects", at: property.node
      )
    }
    if let wrapper = property.attributes.first(where: isOtherWrapper) {
      record(
        ObservableRules.composedWrapper, "'@\(wrapper.name)' is composed with @Published on '\(name)'",
        at: property.node)
    }
    checkObservers(property, name)
    checkExclusivity(of: property, name)
    checkEquality(of: property, name)
  }

  /// Whether a wrapper inside the class may tell the class that its value changes: `@AppStorage` does, and
  /// so may any wrapper of others that isn't known to only hold a value.
  func mayPublish(_ attribute: Attribute) -> Bool {
    guard isOtherWrapper(attribute), let written = attribute.typeName else { return false }
    guard case .known(let type) = index.resolve(written) else {
      return !Self.silentWrappers.contains(attribute.name)
    }
    return index[type].declarations.contains { id in
      !index.uses(of: "_enclosingInstance", in: index[id].node).isEmpty
    }
  }

  /// Wrappers that don't publish what happens to their values, and attributes that are no wrappers.
  private static let silentWrappers = Set(
    words: """
      Environment EnvironmentObject State StateObject ObservedObject Binding FocusState Injected
      LazyInjected WeakLazyInjected OptionalInjected Dependency Inject Autowired ObservationIgnored
      TaskLocal Sendable unchecked Query ThreadSafe Atomic inline UIApplicationDelegateAdaptor
      NSApplicationDelegateAdaptor ObservationTracked GlobalActor LazyInject InjectedObject DynamicInjected
      Service BackgroundActor
      """)

  /// The macro keeps the value of `x` in `_x`.
  mutating func checkStorageName(_ property: Declaration, _ name: String, of type: TypeID) {
    if property.nameToken?.text.hasPrefix("`") == true {
      record(ObservableRules.memberName, "the macro makes no name out of '`\(name)`'", at: property.node)
    }
    let all = [type] + index.superclasses(of: type) + index.subtypes(of: type)
    guard all.contains(where: { !index.ownMembers(named: "_" + name, of: $0).isEmpty }) else { return }
    record(ObservableRules.memberName, "member named '_\(name)' exists", at: property.node)
  }

  func isOtherWrapper(_ attribute: Attribute) -> Bool {
    let plain: Set = [
      "Published", "MainActor", "available", "objc", "IBInspectable", "IBOutlet", "NSManaged",
      "preconcurrency", "nonobjc", "usableFromInline", "inlinable", "_spi", "_documentation",
    ]
    guard !plain.contains(attribute.name), let written = attribute.typeName else { return false }
    // An attribute of another global actor is no wrapper.
    if case .known(let type) = index.resolve(written) {
      return index[type].declarations.contains { index[$0].attribute("propertyWrapper") != nil }
    }
    return true
  }

  /// `@Published(initialValue: 1) var x: Int` → `var x: Int = 1`.
  private mutating func addInitialValue(from published: Attribute, to property: Declaration) {
    guard let arguments = published.arguments, let binding = property.binding else { return }
    let labels = ["initialValue", "wrappedValue"]
    let value = arguments.children.lazy.compactMap { LabeledExprSyntax($0) }
      .first { labels.contains($0.label?.name ?? "") }?.expression
    guard let value, binding.initializer == nil else { return }
    let end = binding.typeAnnotation?.node ?? binding.pattern ?? binding.node
    change(.inserting(" = \(value.text)", at: end.range.upperBound), near: property.node)
  }
}
