import ProjectIndex
import SwiftCST

/// SwiftUI's declarations other than views and modifiers, by name.
enum SwiftUINames {
  /// What makes an animation outlast the change that starts it, or start late.
  static let lastingAnimations = repeatingAnimations.union(["delay"])

  /// What makes an animation repeat.
  static let repeatingAnimations: Set<String> = ["repeatForever", "repeatCount"]

  /// Whether the closures of a modifier may create views that are displayed where the view is.
  static func makesViews(_ modifier: String) -> Bool {
    let isAction = modifier.hasPrefix("on") && modifier.dropFirst(2).first?.isUppercase == true
    return !isAction
      && SwiftUIModifiers.traits(of: modifier).isDisjoint(with: [.lifecycle, .contribution, .noViews])
  }

  /// The labels of closures that perform an action and create no view.
  static let actionLabels = Set(
    words: """
      action get isTargeted onCommit onDecrement onDelete onDismiss onEditingChanged onEnded onIncrement
      onSubmit onTap perform primaryAction set
      """)

  /// Whether a modifier takes a style that creates the views of a control.
  static func isControlStyle(_ modifier: String) -> Bool {
    modifier.hasSuffix("Style") && !plainStyles.contains(modifier)
  }

  /// The views whose appearance a style creates: `buttonStyle` that of buttons and views based on them.
  static func controls(styledBy modifier: String) -> Set<String> {
    switch modifier {
    case "buttonStyle": buttons
    case "labelStyle": buttons.union(["DisclosureGroup", "GroupBox", "Label", "Picker", "Section", "Toggle"])
    case "textFieldStyle": ["SecureField", "TextField"]
    default: [modifier.prefix(1).uppercased() + modifier.dropFirst().dropLast("Style".count)]
    }
  }

  private static let buttons = Set(
    words: """
      Button EditButton HelpLink Link Menu NavigationLink PasteButton PhotosPicker RenameButton ShareLink
      SignInWithAppleButton
      """)

  /// Modifiers that are named like styles but only draw.
  private static let plainStyles = Set(
    words: """
      foregroundStyle backgroundStyle scrollEdgeEffectStyle presentationBackgroundStyle
      """)

  /// The members that name SwiftUI's own control styles.
  static let styles = Set(
    words: """
      accessoryBar accessoryBarAction accessoryCircular accessoryCircularCapacity accessoryLinear
      accessoryLinearCapacity automatic bordered borderedProminent borderless borderlessButton button card
      carousel checkbox circular columns compact compactMenu controlGroup elliptical field glass glassProminent
      graphical grouped iconOnly inline inset insetGrouped linear linearCapacity link menu navigation
      navigationLink page palette plain radioGroup roundedBorder segmented sidebar squareBorder stack
      stepperField switch tabs titleAndIcon titleOnly wheel
      """)

  /// The types of SwiftUI's own control styles.
  static let styleTypes = Set(
    words: """
      AutomaticDisclosureGroupStyle BorderedButtonStyle BorderedProminentButtonStyle BorderlessButtonMenuStyle
      BorderlessButtonStyle ButtonMenuStyle ButtonToggleStyle CardButtonStyle CheckboxToggleStyle
      CircularProgressViewStyle CompactDatePickerStyle DefaultButtonStyle DefaultDatePickerStyle
      DefaultGroupBoxStyle DefaultLabelStyle DefaultListStyle DefaultMenuStyle DefaultPickerStyle
      DefaultProgressViewStyle DefaultTextFieldStyle DefaultToggleStyle FieldDatePickerStyle
      GlassButtonStyle GlassProminentButtonStyle GraphicalDatePickerStyle GroupedListStyle IconOnlyLabelStyle
      InlinePickerStyle InsetGroupedListStyle InsetListStyle LinearProgressViewStyle LinkButtonStyle
      MenuPickerStyle NavigationLinkPickerStyle PageTabViewStyle PalettePickerStyle PlainButtonStyle
      PlainListStyle PlainTextFieldStyle RadioGroupPickerStyle RoundedBorderTextFieldStyle
      SegmentedPickerStyle SidebarListStyle SquareBorderTextFieldStyle StackNavigationViewStyle
      StepperFieldDatePickerStyle SwitchToggleStyle TitleAndIconLabelStyle TitleOnlyLabelStyle
      WheelDatePickerStyle WheelPickerStyle
      """)
}
