/// SwiftUI's own views, by what the pass has to know of them.
enum SwiftUIViews {
  static let shapes: Set<String> = [
    "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Ellipse", "Capsule",
  ]

  static let shapeLabels: Set<String> = [
    "cornerRadius", "cornerSize", "cornerRadii", "style", "topLeadingRadius", "bottomLeadingRadius",
    "bottomTrailingRadius", "topTrailingRadius",
  ]

  /// Views that keep nothing between two evaluations.
  static let stateless: Set<String> = shapes.union([
    "Text", "Image", "Label", "Color", "Divider", "Spacer", "Path", "LinearGradient", "RadialGradient",
    "AngularGradient", "EllipticalGradient", "Link", "ProgressView", "EmptyView",
  ])

  /// Containers that keep nothing themselves.
  static let containers: Set<String> = ["VStack", "HStack", "ZStack", "Group", "Button"]
}
