import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// The binding by which a wrapper gives a path of members: `$name` of `name`, `self.$model.name` of
  /// `self.model.name`. Nil where the path begins with something else than a property whose wrapper gives bindings,
  /// or holds anything but members that can be set.
  package func projectedBinding(of path: Node) -> String? {
    var members: [String] = []
    var current = path
    while let access = MemberAccessExprSyntax(current), let base = access.base, base.text != "self" {
      guard let name = access.declName, name.argumentNames == nil, let word = name.baseName?.text else {
        return nil
      }
      members.append(word)
      current = base
    }
    let root = MemberAccessExprSyntax(current)?.declName?.node ?? current
    guard root.kind == .declReferenceExpr, let id = index.declarations(referencedBy: root).only,
      index[id].isStored, index[id].attributes.count == 1, let wrapper = index[id].attributes.first?.name,
      let name = index[id].name, root.text == name
    else { return nil }
    guard Self.giveBinding.contains(wrapper) || Self.giveMembers.contains(wrapper) && !members.isEmpty else {
      return nil
    }
    let prefix = current.kind == .memberAccessExpr ? "self." : ""
    return prefix + (["$" + name] + members.reversed()).joined(separator: ".")
  }

  private static let giveBinding: Set = ["AppStorage", "Binding", "SceneStorage", "State"]
  /// Without the wrappers of an `ObservableObject`: a migration of its class takes them away.
  private static let giveMembers: Set = ["Bindable"]
}
