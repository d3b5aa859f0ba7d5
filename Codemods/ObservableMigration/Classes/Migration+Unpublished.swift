import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST

extension Migration {
  mutating func rewrite(unpublished property: Declaration, of type: TypeID) {
    guard let list = property.binding?.node.parent else { return }
    if property.attributes.contains(where: \.isConditional) {
      record(.conditionalCompilation, Rule.conditionalCompilationText, at: property.node)
    }
    if let wrapper = property.attributes.first(where: mayPublish) {
      record(
        ObservableRules.publishingWrapper,
        "changes of '@\(wrapper.name) \(property.name ?? "")' no longer update views",
        at: property.node)
    }
    let bindings = list.children.compactMap { PatternBindingSyntax($0) }
    if bindings.count > 1 { split(property, bindings) }
    if property.traits.contains(.destructured) || property.attribute("ObservationIgnored") != nil { return }
    if isToBeTracked(property) {
      if property.isManualSend { removeObservers(of: property) }
      checkEarlyUse(of: property, in: type)
      checkTracked(property, property.name ?? "", of: type)
      return
    }
    if announced.contains(property.id) {
      record(
        ObservableRules.foreignAnnouncement, "manual objectWillChange.send() for '\(property.name ?? "")'",
        at: property.node)
    }
    ignore(property)
  }

  /// Whether a property that was not published is tracked from now on.
  func isToBeTracked(_ property: Declaration) -> Bool {
    (context.options.isOn("track-unpublished") || announced.contains(property.id)) && canBeTracked(property)
  }

  /// Puts `@ObservationIgnored` before a property: on a line of its own, if the attributes there have one.
  private mutating func ignore(_ property: Declaration) {
    let first = property.node.firstToken
    let keyword = VariableDeclSyntax(property.node)?.bindingSpecifier ?? first
    let lines = file(of: property.node).lines
    let start = first.range.lowerBound
    let isOneLine = lines.lineIndex(of: start) == lines.lineIndex(of: keyword.range.lowerBound)
    let snippet: Snippet = isOneLine ? "@ObservationIgnored " : "@ObservationIgnored\n"
    change(TextEdit(start..<start, with: render(snippet, at: property.node)), near: property.node)
  }

  private func canBeTracked(_ property: Declaration) -> Bool {
    !property.traits.contains(.lazy) && !property.attributes.contains(where: isOtherWrapper)
      && !(property.traits.contains(.override) && property.hasObservers)
  }

  /// `var a = 0, b = 1` becomes two declarations: the macro takes one variable at a time.
  private mutating func split(_ property: Declaration, _ bindings: [PatternBindingSyntax]) {
    guard let variable = VariableDeclSyntax(property.node), let keyword = variable.bindingSpecifier else {
      return
    }
    let tree = property.node.tree
    let start = property.node.range.lowerBound
    let header = tree.source.string(in: start..<keyword.range.upperBound)
    let prefix = isToBeTracked(property) ? header : "@ObservationIgnored " + header
    for (binding, next) in zip(bindings, bindings.dropFirst()) {
      guard let comma = binding.trailingComma else { continue }
      if binding.typeAnnotation == nil, binding.initializer == nil,
        let type = bindings.lazy.compactMap({ $0.typeAnnotation?.node }).first(where: {
          $0.id > binding.node.id
        })
      {
        change(.inserting(type.text, at: comma.range.lowerBound), near: property.node)
      }
      let text = render("\n\(prefix) ", at: property.node)
      change(TextEdit(comma.range.lowerBound..<next.node.range.lowerBound, with: text), near: property.node)
    }
  }

  /// Before all properties are set, a tracked one can be assigned but not read.
  private mutating func checkEarlyUse(of property: Declaration, in type: TypeID) {
    guard let name = property.name else { return }
    let stored = index.members(of: type).filter(isInstanceStorage)
    let isComplete = stored.allSatisfy { $0.initialValue != nil || isOptional($0) }
    guard !isComplete || index.superclass(of: type) != .none else { return }
    for initializer in index.ownMembers(named: "init", of: type)
    where !initializer.traits.contains(.convenience) {
      guard let body = initializer.body?.node else { continue }
      for use in index.uses(of: name, in: body) where isOwn(use, property) {
        if let assignment = Assignment(target: use.expression), assignment.isPlain { continue }
        record(
          ObservableRules.earlyUse,
          "plain var '\(name)' is read or mutated in init before full initialisation and would be tracked",
          at: use.node)
        return
      }
    }
  }

  private func isOptional(_ property: Declaration) -> Bool {
    property.typeAnnotation.map { TypeShape($0).optionalDepth > 0 } ?? false
  }
}
