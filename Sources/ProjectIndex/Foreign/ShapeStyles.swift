/// SwiftUI's shape styles, by name.
package enum ShapeStyles {
  /// Whether SwiftUI declares a shape style with the name.
  package static func contain(_ name: String) -> Bool { names.contains(name) }

  private static let names: Set = [
    "AngularGradient", "AnyGradient", "AnyShapeStyle", "BackgroundStyle", "Color", "EllipticalGradient",
    "FillShapeStyle", "ForegroundStyle", "Gradient", "HierarchicalShapeStyle",
    "HierarchicalShapeStyleModifier",
    "ImagePaint", "LinearGradient", "LinkShapeStyle", "Material", "MeshGradient", "PlaceholderTextShapeStyle",
    "RadialGradient", "SelectionShapeStyle", "SeparatorShapeStyle", "Shader", "TintShapeStyle",
    "WindowBackgroundShapeStyle",
  ]
}
