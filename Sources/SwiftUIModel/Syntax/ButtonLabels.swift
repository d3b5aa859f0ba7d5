package import SwiftCST

extension FunctionCallExprSyntax {
  /// Whether the first closure behind the parentheses of a `Button` or `NavigationLink` makes its label: what
  /// it does, or where it leads, is said before.
  package func trailsWithLabel(ofView name: String) -> Bool {
    let labels = argumentLabels
    guard name == "NavigationLink" else { return labels.contains("action") || labels.contains("intent") }
    // `NavigationLink("Settings") { … }` and `NavigationLink { … } label: { … }`: the first leads somewhere.
    return labels.first.map { $0 != nil } ?? false && trailingClosures.count < 2
  }
}
