import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST

extension Migration {
  mutating func rewrite(stateObject property: ObservedProperty) {
    let declaration = property.declaration
    let wrapper = wrapperName("State", at: declaration.node)
    rename(property.attribute, to: wrapper)
    let assignments = storageAssignments(of: property)
    for (use, value) in assignments where value.calledName != nil {
      if let name = value.calledName { change(TextEdit(name, with: wrapper), near: use.node) }
    }
    checkDefault(of: declaration, assignments.map(\.use))
    let values = assignments.map(\.value.object) + (declaration.initialValue.map { [$0] } ?? [])
    guard context.options.number("sdk") < 27, !isInScene(declaration) else { return }
    let work = CreationWork(index)
    let type = index.typeOfVariable(declaration.id)
    if !values.isEmpty, values.allSatisfy({ work.exists($0, as: type) }) { return }
    if !values.allSatisfy(work.isTrivial) || !work.isTrivialToCreate(type, or: cluster) {
      note(
        "OM201",
        "creating '\(declaration.name ?? "")' does work, and @State creates one at each evaluation of "
          + "the parent (Xcode 26 and before)", at: declaration.node)
    } else if let ending = EndingWork(index).first(in: type, or: cluster) {
      note(
        "OM201",
        "'\(index[ending].name)' does work in 'deinit', and @State creates one at each evaluation of the "
          + "parent, which goes at once (Xcode 26 and before)", at: declaration.node)
    }
  }

  private func isInScene(_ declaration: Declaration) -> Bool {
    guard let owner = index.type(of: declaration.id) else { return false }
    return !index.foreignSupertypes(of: owner).isDisjoint(with: ["App", "Scene", "Widget", "WidgetBundle"])
  }

  /// A `@State` with a default can't be assigned in `init` (Xcode 27): the default goes, if every `init`
  /// assigns.
  private mutating func checkDefault(of declaration: Declaration, _ assignments: [Use]) {
    guard let initializer = declaration.binding?.initializer, !assignments.isEmpty,
      let owner = index.type(of: declaration.id)
    else { return }
    let initializers = index.ownMembers(named: "init", of: owner).compactMap(\.body?.node)
    let all = initializers.allSatisfy { body in assignments.contains { body.contains($0.node) } }
    guard all, declaration.typeAnnotation != nil else {
      note("OM313", "@State default plus init assignment (Xcode 27)", at: declaration.node)
      return
    }
    change(.deleting(TextSpans.fromPrevious(initializer.node)), near: declaration.node)
  }

  /// Gives a wrapper's attribute another name.
  mutating func rename(_ attribute: Attribute, to name: String) {
    change(TextEdit(attribute.typeName?.range ?? attribute.node.range, with: name), near: attribute.node)
  }
}
