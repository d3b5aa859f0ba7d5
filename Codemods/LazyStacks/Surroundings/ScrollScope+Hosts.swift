import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Hosts that display a view outside of other views, and may ask for its ideal size.
extension ScrollScope {
  /// The types that display a view outside of SwiftUI.
  static let hosts = ["UIHostingController", "NSHostingController", "NSHostingView"]

  /// Whether the type around a host, or the function if there is no type, asks for the size of a view.
  func asksForSize(around host: Node) -> Bool {
    let types: [SyntaxKind] = [.classDecl, .structDecl, .enumDecl, .extensionDecl]
    let type = host.ancestors.first { types.contains($0.kind) }
    guard let place = type ?? index.enclosingDeclaration(of: host)?.node else { return false }
    let questions = [
      "fittingSize", "intrinsicContentSize", "preferredContentSize", "sizeThatFits", "sizingOptions",
      "systemLayoutSizeFitting", "NSPopover",
    ]
    return questions.contains { isNamed($0, in: place) } || fitsWindow(in: place)
  }

  /// Whether a window has a controller as its content, which sizes the window to its ideal size, and no
  /// explicit size.
  private func fitsWindow(in place: Node) -> Bool {
    let isGiven = place.subtree.contains { node in
      LabeledExprSyntax(node)?.label?.text == "contentViewController"
        || DeclReferenceExprSyntax(node)?.baseName?.text == "contentViewController"
    }
    let sizes: Set = ["contentRect", "setContentSize", "setFrame"]
    return isGiven
      && !place.subtree.contains { node in
        let name = LabeledExprSyntax(node)?.label ?? DeclReferenceExprSyntax(node)?.baseName
        return name.map { sizes.contains($0.text) } ?? false
      }
  }

  /// Whether a scene's window is sized to the ideal size of its content.
  func fitsWindow(_ modifier: WrittenView.Modifier) -> Bool {
    let limits = MemberAccessExprSyntax(modifier.call.argument(nil))?.declName?.baseName?.text
    return modifier.name == "windowResizability" && limits == "contentSize"
  }
}
