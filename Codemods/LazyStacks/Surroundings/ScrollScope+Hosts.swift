import ProjectIndex
import SwiftCST
import SwiftUIModel

/// What shows a view outside of other views, and may ask it how large it would like to be.
extension ScrollScope {
  /// What shows a view outside of SwiftUI.
  static let hosts = ["UIHostingController", "NSHostingController", "NSHostingView"]

  /// Whether the type around a host, or the function where there is none, asks for the size of a view.
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

  /// Whether a window gets a controller as its content, which makes it as large as that would like to be, and
  /// no size.
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

  /// Whether a scene's window is as large as its content would like to be.
  func fitsWindow(_ modifier: WrittenView.Modifier) -> Bool {
    let limits = MemberAccessExprSyntax(modifier.call.argument(nil))?.declName?.baseName?.text
    return modifier.name == "windowResizability" && limits == "contentSize"
  }
}
