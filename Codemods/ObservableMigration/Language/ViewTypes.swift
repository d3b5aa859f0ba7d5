import ProjectIndex
import SwiftCST

extension ProjectIndex {
  /// Whether SwiftUI evaluates a type and refreshes what it made when what was read then changes.
  func isView(_ type: TypeID) -> Bool {
    foreignSupertypes(of: type).contains(where: Self.viewProtocols.contains)
  }

  /// All types of which this is so.
  var views: Set<TypeID> { Set(Self.viewProtocols.flatMap(types(conformingToForeign:))) }

  private static let viewProtocols = Set(
    words: """
      View ViewModifier App Scene Commands ToolbarContent CustomizableToolbarContent Widget WidgetBundle
      UIViewRepresentable UIViewControllerRepresentable NSViewRepresentable NSViewControllerRepresentable
      ChartContent MapContent TabContent TableRowContent Shape InsettableShape GeometryEffect
      ButtonStyle PrimitiveButtonStyle ControlGroupStyle DatePickerStyle DisclosureGroupStyle FormStyle
      GaugeStyle GroupBoxStyle LabelStyle LabeledContentStyle MenuStyle NavigationSplitViewStyle
      ProgressViewStyle TextEditorStyle TextFieldStyle ToggleStyle
      """)
}
