import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

extension RowAudit {
  mutating func look(type: TypeID, _ node: Node, _ place: Place) {
    let info = index[type]
    guard info.kind == .struct || info.kind == .enum || info.kind == .class else {
      return addUnresolved(info.name, node)
    }
    let inside = place.insideType
    enter(index[info.primary].node, inside) { $0.look(inside: type, inside) }
    if isMadeUnseen(type) { addUnresolved(info.name, node) }
  }

  private mutating func look(inside type: TypeID, _ place: Place) {
    let name = index[type].name
    let parents = index.foreignSupertypes(of: type)
    if parents.contains(where: { $0.hasSuffix("Representable") }) {
      add(LazyRules.state, "row type '\(name)' wraps a platform view, whose state is lost with it")
    }
    if parents.contains("GeometryEffect") { addDrawing("'\(name)' on the rows") }
    lookForObjects(of: type)
    let members = index.members(of: type)
    for member in members where member.isStored && !member.isStatic { look(property: member, of: name) }
    for member in members where member.kind == .initializer {
      if let body = member.body { lookAtMaking(in: body.node) }
    }
    for body in ViewMembers(index: index).bodies(of: type) {
      lookAtMaking(in: body.node)
      if let statements = body.getterStatements ?? body.body?.statements { look(body: statements, place) }
    }
  }

  /// Whether the code that creates a view of a type is unknown.
  private func isMadeUnseen(_ type: TypeID) -> Bool {
    guard ViewMembers(index: index).bodies(of: type).isEmpty else { return false }
    let isMadeOtherwise = index.foreignSupertypes(of: type).contains {
      Self.withoutBody.contains($0) || $0.hasSuffix("Representable")
    }
    // A project type that is not a view can have the name of a SwiftUI view.
    return !isMadeOtherwise && !SwiftUIViews.traits(of: index[type].name).contains(.stateless)
  }

  /// The SwiftUI protocols that require something other than a body.
  private static let withoutBody: Set<String> = ["GeometryEffect", "InsettableShape", "Layout", "Shape"]

  mutating func look(property: Declaration, of type: String) {
    if let value = property.initialValue { lookAtMaking(in: value) }
    for attribute in property.attributes {
      let name = attribute.name
      if PropertyAttributes.traits(of: name).contains(.state) {
        add(
          LazyRules.state,
          "row type '\(type)' has local state (@\(name) '\(property.name ?? "")'), which is lost when the row is "
            + "scrolled far away")
      } else if !PropertyAttributes.traits(of: name).contains(.stateless) {
        look(wrapper: attribute, property, of: type)
      }
    }
  }

  mutating func look(wrapper: Attribute, _ property: Declaration, of type: String) {
    guard let written = wrapper.typeName, case .known(let found) = index.resolve(written) else {
      return add(
        LazyRules.state,
        "row type '\(type)' has a property with the wrapper '@\(wrapper.name)', which may be local state")
    }
    guard index.foreignSupertypes(of: found).contains("DynamicProperty") else { return }
    for member in index.members(of: found) where member.isStored && !member.isStatic {
      look(property: member, of: type)
    }
  }
}
