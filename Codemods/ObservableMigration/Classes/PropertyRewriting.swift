import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Removes `@Published` from the stored properties of a family's classes, and adds `@ObservationIgnored` to
/// those that stay unobserved.
struct PropertyRewriting {
  private(set) var step = MigrationStep()

  private let family: Family
  private let tracking: Tracking
  private let changes: VariableChanges
  private let project: ProjectContext

  private var index: ProjectIndex { family.index }

  init(of family: Family, becoming form: ClassForm, _ tracking: Tracking, in project: ProjectContext) {
    self.family = family
    self.tracking = tracking
    changes = project.variableChanges
    self.project = project
    guard form == .observable else {
      if form == .unobserved { removePublished() }
      return
    }
    for type in family.classes {
      var seen: Set<Int> = []
      for property in index.members(of: type)
      where index.isInstanceStorage(property) && !property.traits.contains(.let) {
        if let published = property.attribute("Published") {
          rewrite(published: property, published, of: type)
        } else if seen.insert(property.node.id).inserted {
          rewrite(unpublished: property, of: type)
        }
      }
    }
  }

  // MARK: - Published properties

  /// Removes only the wrapper: nothing tracks the properties afterwards.
  private mutating func removePublished() {
    for property in family.publishedProperties {
      guard let published = property.attribute("Published") else { continue }
      if published.isConditional {
        step += [LocatedReason(.conditionalCompilation, at: property.node)]
      }
      step.change(.deleting(TextSpans.throughNext(published.node)), near: property.node)
      addInitialValue(from: published, to: property)
    }
  }

  private mutating func rewrite(published property: Declaration, _ published: Attribute, of type: TypeID) {
    guard let name = property.name else { return }
    // `@Published` doesn't compile on several variables, and each would remove the same attribute.
    guard property.binding?.node.parent?.children.only != nil else {
      step.addReason(
        ObservableRules.foreignWrapper, "'@Published' is on several variables", at: property.node)
      return
    }
    if published.isConditional {
      step += [LocatedReason(.conditionalCompilation, at: property.node)]
    }
    examine(tracked: property, name, of: type)
    step.change(.deleting(TextSpans.throughNext(published.node)), near: property.node)
    addInitialValue(from: published, to: property)
    if property.isManualSend { removeObservers(of: property) }
    rewriteWrapperStorage(of: property, name)
  }

  /// `@Published(initialValue: 1) var x: Int` → `var x: Int = 1`.
  private mutating func addInitialValue(from published: Attribute, to property: Declaration) {
    guard let arguments = published.arguments, let binding = property.binding else { return }
    let labels = ["initialValue", "wrappedValue"]
    let value = arguments.children.lazy.compactMap { LabeledExprSyntax($0) }
      .first { labels.contains($0.label?.name ?? "") }?.expression
    guard let value, binding.initializer == nil else { return }
    let end = binding.typeAnnotation?.node ?? binding.pattern ?? binding.node
    step.change(.inserting(" = \(value.text)", at: end.range.upperBound), near: property.node)
  }

  /// `_x = Published(initialValue: 1)` → `self.x = 1`.
  private mutating func rewriteWrapperStorage(of property: Declaration, _ name: String) {
    // The storage of a wrapper is private: other files can't refer to it.
    for use in family.uses.named("_" + name).concerning(family.lineage)
    where use.file == property.id.file && family.refers(use, to: property) != false {
      guard let assignment = Assignment(target: use.expression), assignment.isPlain,
        let value = assignment.value, let initial = value.wrappedValue(in: "Published")
      else {
        step.addReason(
          ObservableRules.publisher, "uses the publisher '$\(name)', which Observation doesn't have",
          at: use.node)
        continue
      }
      guard use.node.isInInitializer else {
        step.addReason(
          ObservableRules.publisher,
          "replaces the publisher '$\(name)' outside of 'init', without notifying anyone", at: use.node)
        continue
      }
      let isPlain = property.initialValue == nil && !property.hasObservers
      if isPlain {
        let member = "self." + IdentifierText.written(name)
        step.change(TextEdit(use.expression.range, with: member), near: use.node)
      }
      step.change(TextEdit(value.range, with: initial.text), near: use.node)
    }
  }

  // MARK: - Unpublished properties

  private mutating func rewrite(unpublished property: Declaration, of type: TypeID) {
    guard let list = property.binding?.node.parent else { return }
    let name = property.name ?? ""
    if property.attributes.contains(where: \.isConditional) {
      step += [LocatedReason(.conditionalCompilation, at: property.node)]
    }
    if let wrapper = property.attributes.first(where: index.mayPublish) {
      let isAll = family.publishedProperties.isEmpty && tracking.announced.isEmpty
      step.addReason(
        isAll ? ObservableRules.onlyWrappers : ObservableRules.publishingWrapper,
        isAll
          ? "all that it publishes is in wrappers such as '@\(wrapper.name) \(name)'"
          : "changes of '@\(wrapper.name) \(name)' no longer update views",
        at: property.node)
    }
    let bindings = list.children.compactMap { PatternBindingSyntax($0) }
    if bindings.count > 1 { split(property, bindings) }
    if property.traits.contains(.destructured) || property.attribute("ObservationIgnored") != nil { return }
    if tracking.isToBeTracked(property) {
      if property.isManualSend { removeObservers(of: property) }
      if let use = earlyUse(of: property, in: type) {
        step.addReason(
          ObservableRules.earlyUse,
          "plain var '\(name)' is read or changed in 'init' before all properties are set, and would be "
            + "tracked",
          at: use.node)
      }
      examine(tracked: property, name, of: type)
      return
    }
    if tracking.announced.contains(property.id) {
      step.addReason(
        ObservableRules.foreignAnnouncement, "sends objectWillChange by hand for '\(name)'",
        at: property.node)
    }
    ignore(property)
  }

  /// Adds `@ObservationIgnored` to a property: on its own line if the other attributes are on their own
  /// lines.
  private mutating func ignore(_ property: Declaration) {
    let first = property.node.firstToken
    let keyword = VariableDeclSyntax(property.node)?.bindingSpecifier ?? first
    let start = first.range.lowerBound
    let isOneLine =
      project.areOnOneLine(first, keyword, in: property.node) && !isAlignedWithFirstLine(property.node)
    let text = project.render(
      isOneLine ? "@ObservationIgnored " : "@ObservationIgnored\n", at: property.node)
    step.change(TextEdit(start..<start, with: text), near: property.node)
  }

  /// Whether a later line is indented by what is in parentheses or brackets on the first one.
  private func isAlignedWithFirstLine(_ property: Node) -> Bool {
    let tokens = property.tokenIndices.map { property.tree.token(at: $0) }
    guard let second = tokens.dropFirst().first(where: \.startsLine),
      let opening = tokens.firstIndex(where: { [.leftParen, .leftSquare].contains($0.kind) })
    else { return false }
    let column = project.column(of: second, in: property)
    return tokens[(opening + 1)...].prefix { $0.index < second.index }.contains {
      project.column(of: $0, in: property) == column
    }
  }

  /// `var a = 0, b = 1` becomes two declarations: the macro accepts only one variable each.
  private mutating func split(_ property: Declaration, _ bindings: [PatternBindingSyntax]) {
    guard let variable = VariableDeclSyntax(property.node), let keyword = variable.bindingSpecifier else {
      return
    }
    let tree = property.node.tree
    let start = property.node.range.lowerBound
    let header = tree.source.string(in: start..<keyword.range.upperBound)
    let prefix = tracking.isToBeTracked(property) ? header : "@ObservationIgnored " + header
    for (binding, next) in zip(bindings, bindings.dropFirst()) {
      guard let comma = binding.trailingComma else { continue }
      if binding.typeAnnotation == nil, binding.initializer == nil,
        let type = bindings.lazy.compactMap({ $0.typeAnnotation?.node }).first(where: {
          $0.id > binding.node.id
        })
      {
        step.change(.inserting(type.text, at: comma.range.lowerBound), near: property.node)
      }
      let text = project.render("\n\(prefix) ", at: property.node)
      step.change(
        TextEdit(comma.range.lowerBound..<next.node.range.lowerBound, with: text), near: property.node)
    }
  }

  /// Before all properties are initialized, a tracked one can be assigned but not read.
  private func earlyUse(of property: Declaration, in type: TypeID) -> Use? {
    guard let name = property.name else { return nil }
    let stored = index.members(of: type).filter(index.isInstanceStorage)
    let isComplete = stored.allSatisfy { $0.initialValue != nil || $0.isOptional }
    guard !isComplete || index.superclass(of: type) != .none else { return nil }
    let bodies = index.ownMembers(named: "init", of: type).filter { !$0.traits.contains(.convenience) }
      .compactMap(\.body?.node)
    return bodies.firstNonNil { body in
      index.uses(of: name, in: body).first { use in
        family.isOwn(use, property) && Assignment(target: use.expression)?.isPlain != true
      }
    }
  }

  // MARK: - Both

  private mutating func examine(tracked property: Declaration, _ name: String, of type: TypeID) {
    step += TrackedPropertyExamination(of: property, name, in: type, of: family, project).reasons
    guard property.hasObservers, property.attribute("Published") == nil else { return }
    for use in OwnAssignments(of: property, in: family).direct {
      step.change(TextEdit(use.token.range, with: "_" + name), near: use.node)
    }
  }

  private mutating func removeObservers(of property: Declaration) {
    guard let block = property.binding?.accessorBlock?.node else { return }
    step.change(.deleting(TextSpans.fromPrevious(block)), near: block)
  }
}

extension Node {
  /// Whether the node is in the code of an initializer, and not in a closure or a function inside it.
  fileprivate var isInInitializer: Bool {
    ancestors.first { around in
      [.closureExpr, .functionDecl, .accessorDecl, .accessorBlock, .initializerDecl].contains(around.kind)
    }?.kind == .initializerDecl
  }
}
