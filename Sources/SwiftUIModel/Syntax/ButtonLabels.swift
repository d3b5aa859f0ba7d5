package import SwiftCST

extension FunctionCallExprSyntax {
  /// Whether the first trailing closure of a `Button` or `NavigationLink` is its label, because its action or
  /// destination is an argument before it.
  package func trailsWithLabel(ofView name: String) -> Bool {
    let labels = argumentLabels
    guard name == "NavigationLink" else { return labels.contains("action") || labels.contains("intent") }
    // `NavigationLink("Settings") { … }` and `NavigationLink { … } label: { … }`: the first closure is the
    // destination.
    return labels.first.map { $0 != nil } ?? false && trailingClosures.count < 2
  }
}
