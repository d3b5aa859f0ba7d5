import ProjectIndex
import SwiftCST

/// The parameters of SwiftUI's own functions and initializers that take any view.
enum GenericViewParameters {
  /// Whether this parameter of `name(label:)` takes any view.
  static func contains(_ name: String, _ label: String?) -> Bool {
    table[name]?.contains(label ?? "") ?? false
  }

  /// The last name of a callee.
  static func name(of callee: Node) -> String {
    if let access = MemberAccessExprSyntax(callee) {
      return access.declName?.baseName?.name ?? access.node.text
    }
    return DeclReferenceExprSyntax(callee)?.baseName?.name ?? callee.text
  }

  private static let table: [String: Set<String>] = [
    "AnyView": ["", "erasing"], "background": [""], "overlay": [""], "mask": [""],
    "NavigationLink": ["destination"], "Section": ["header", "footer"], "listRowBackground": [""],
    "tabItem": [""], "navigationBarItems": ["leading", "trailing"], "contextMenu": [""],
    "UIHostingController": ["rootView"], "NSHostingController": ["rootView"], "NSHostingView": ["rootView"],
    "GroupBox": ["label"], "accessoryView": [""],
  ]
}
