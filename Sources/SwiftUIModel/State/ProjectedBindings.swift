import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// The binding to a path of members through a wrapper: `$name` for `name`, `self.$model.name` for
  /// `self.model.name`. Nil if the path doesn't begin with a property whose wrapper provides bindings, or
  /// contains anything but settable members.
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
  /// Excludes the wrappers of an `ObservableObject`: a migration of its class removes them.
  private static let giveMembers: Set = ["Bindable"]
}
