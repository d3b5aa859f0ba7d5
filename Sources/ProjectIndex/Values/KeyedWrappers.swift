import SwiftCST

extension ProjectIndex {
  /// The properties for the key in `@Dependency(\.client) var client`, which the project declares in
  /// extensions of an external type.
  func keyNamed(inAttributeOf declaration: Declaration) -> [Declaration]? {
    guard let attribute = declaration.attributes.first(where: { Self.keyedWrappers.contains($0.name) }),
      let path = KeyPathExprSyntax(LabeledExprSyntax(attribute.arguments?.children.first)?.expression),
      path.node.text.filter({ $0 == "." }).count == 1,
      let name = path.node.text.split(separator: ".").last.map(String.init)
    else { return nil }
    let found = declarations(named: name).filter { key in
      guard let parent = key.parent.map({ self[$0] }) else { return false }
      return key.kind == .variable && !key.isStatic && parent.kind == .extension
        && parent.name?.hasSuffix("Values") == true
    }
    return found.isEmpty ? nil : Array(found)
  }

  /// Wrappers whose value is found by a key path.
  private static var keyedWrappers: Set<String> {
    ["Dependency", "Environment", "Injected", "InjectedObject"]
  }
}
