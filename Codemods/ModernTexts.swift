// Generated from 'Codemods/Modern': do not edit.
// swift-format-ignore-file

import CodemodKit
import Patterns

extension ModernPages {
  static let builtIn: [BuiltIn] = [
    BuiltIn(
      PageSummary(
        ##"accent-color"##, ##"'accentColor' is deprecated; set the tint"##, .unsafe,
        words: [##"accentColor"##],
        tags: [##"modern"##],
        hasImports: true, hasDeployment: true,
        needsProject: true),
      ##"""
    ---
    name: accent-color
    summary: 'accentColor' is deprecated; set the tint
    tier: unsafe
    deployment: ios 15, macos 12, tvos 15, watchos 8
    imports: SwiftUI
    tags: modern
    ---

    Replaces the deprecated modifier `accentColor(_:)` with `tint(_:)`.

    ## What it does

    Finds the modifier `accentColor`, and sets the tint to the same color.

    ```swift match
    .accentColor(.$NAME)
    ```

    ```swift rewrite
    .tint(Color.$NAME)
    ```

    ```where
    on View
    $NAME ~ /^(primary|secondary|accentColor)$/
    refuse if beside .tint($_)
    refuse if inside $_.tint($_)
    ```

    ```swift match
    .accentColor($COLOR)
    ```

    ```swift rewrite
    .tint($COLOR)
    ```

    ```where
    on View
    not $COLOR ~ /^\.(primary|secondary|none)\b/
    refuse if beside .tint($_)
    refuse if inside $_.tint($_)
    ```

    ## Why

    Apple deprecates the modifier: an app's own accent color belongs in its asset catalog, and `tint(_:)` sets another
    one for some views.

    ## Example

    ```swift before
    struct Settings: View {
        let theme: Color
        @State private var isOn = false

        var body: some View {
            Toggle("Sound", isOn: $isOn)
                .accentColor(.red)
            Toggle("Light", isOn: $isOn)
                .accentColor(theme)
        }
    }
    ```

    ```swift after
    struct Settings: View {
        let theme: Color
        @State private var isOn = false

        var body: some View {
            Toggle("Sound", isOn: $isOn)
                .tint(.red)
            Toggle("Light", isOn: $isOn)
                .tint(theme)
        }
    }
    ```

    ## Fix safety

    Unsafe: `Color.accentColor` in the views inside is no longer the color that is set, and on a Mac the tint counts
    even where the user has chosen an accent color.

    ## Not changed when

    - it isn't known to be the modifier of a view
    - it is the static property `Color.accentColor`
    - the view, or one around it, has a tint already: of two tints only the inner one counts
    - the project has a modifier `tint` of its own
    - the code is built for systems before iOS 15, macOS 12, tvOS 15 or watchOS 8

    ```swift unchanged
    struct Label: View {
        var body: some View {
            Text("Accent").background(Color.accentColor)
            Text("Both").accentColor(.red).tint(.blue)
            Text("Both").tint(.blue).bold().accentColor(.red)
        }
    }
    ```

    """##),
    BuiltIn(
      PageSummary(
        ##"alert-content"##, ##"'alert(isPresented:content:)' is deprecated; give the title, actions and message"##, .unsafe,
        words: [##"dismissButton"##, ##"isPresented"##, ##"secondaryButton"##],
        tags: [##"modern"##],
        hasImports: true, hasDeployment: true,
        needsProject: true),
      ##"""
    ---
    name: alert-content
    summary: 'alert(isPresented:content:)' is deprecated; give the title, actions and message
    tier: unsafe
    deployment: ios 15, macos 12, tvos 15, watchos 8
    imports: SwiftUI
    tags: modern
    ---

    Replaces an `Alert` with the title, the actions and the message of `alert(_:isPresented:actions:message:)`.

    ## What it does

    Finds `alert(isPresented:content:)` whose closure makes an `Alert` from texts and buttons written out in place. Each
    button becomes a `Button` with the role that it has.

    ```swift match
    .alert(isPresented: $SHOWN) {
        Alert(title: Text($TITLE), message: Text($MESSAGE))
    }
    ```

    ```swift rewrite
    .alert($TITLE, isPresented: $SHOWN) {} message: {
        Text($MESSAGE)
    }
    ```

    ```where
    refuse unless $TITLE is String
    ```

    ```swift match
    .alert(isPresented: $SHOWN) {
        Alert(title: Text($TITLE), message: Text($MESSAGE), dismissButton: .default(Text($LABEL)))
    }
    ```

    ```swift rewrite
    .alert($TITLE, isPresented: $SHOWN) {
        Button($LABEL) {}
    } message: {
        Text($MESSAGE)
    }
    ```

    ```where
    refuse unless $TITLE is String
    refuse unless $LABEL is String
    ```

    ```swift match
    .alert(isPresented: $SHOWN) {
        Alert(title: Text($TITLE), message: Text($MESSAGE), dismissButton: .default(Text($LABEL), action: { $$$ACTION }))
    }
    ```

    ```swift rewrite
    .alert($TITLE, isPresented: $SHOWN) {
        Button($LABEL) {
            $$$ACTION
        }
    } message: {
        Text($MESSAGE)
    }
    ```

    ```where
    refuse unless $TITLE is String
    refuse unless $LABEL is String
    ```

    ```swift match
    .alert(isPresented: $SHOWN) {
        Alert(title: Text($TITLE), message: Text($MESSAGE), dismissButton: .cancel(Text($LABEL)))
    }
    ```

    ```swift rewrite
    .alert($TITLE, isPresented: $SHOWN) {
        Button($LABEL, role: .cancel) {}
    } message: {
        Text($MESSAGE)
    }
    ```

    ```where
    refuse unless $TITLE is String
    refuse unless $LABEL is String
    ```

    ```swift match
    .alert(isPresented: $SHOWN) {
        Alert(title: Text($TITLE), message: Text($MESSAGE), dismissButton: .cancel(Text($LABEL), action: { $$$ACTION }))
    }
    ```

    ```swift rewrite
    .alert($TITLE, isPresented: $SHOWN) {
        Button($LABEL, role: .cancel) {
            $$$ACTION
        }
    } message: {
        Text($MESSAGE)
    }
    ```

    ```where
    refuse unless $TITLE is String
    refuse unless $LABEL is String
    ```

    ```swift match
    .alert(isPresented: $SHOWN) {
        Alert(title: Text($TITLE), message: Text($MESSAGE), primaryButton: .default(Text($LABEL), action: { $$$ACTION }), secondaryButton: .cancel())
    }
    ```

    ```swift rewrite
    .alert($TITLE, isPresented: $SHOWN) {
        Button($LABEL) {
            $$$ACTION
        }
        Button("Cancel", role: .cancel) {}
    } message: {
        Text($MESSAGE)
    }
    ```

    ```where
    refuse unless $TITLE is String
    refuse unless $LABEL is String
    ```

    ```swift match
    .alert(isPresented: $SHOWN) {
        Alert(title: Text($TITLE), message: Text($MESSAGE), primaryButton: .cancel(), secondaryButton: .default(Text($LABEL), action: { $$$ACTION }))
    }
    ```

    ```swift rewrite
    .alert($TITLE, isPresented: $SHOWN) {
        Button("Cancel", role: .cancel) {}
        Button($LABEL) {
            $$$ACTION
        }
    } message: {
        Text($MESSAGE)
    }
    ```

    ```where
    refuse unless $TITLE is String
    refuse unless $LABEL is String
    ```

    ```swift match
    .alert(isPresented: $SHOWN) {
        Alert(title: Text($TITLE), message: Text($MESSAGE), primaryButton: .default(Text($LABEL), action: { $$$ACTION }), secondaryButton: .cancel(Text($CANCEL)))
    }
    ```

    ```swift rewrite
    .alert($TITLE, isPresented: $SHOWN) {
        Button($LABEL) {
            $$$ACTION
        }
        Button($CANCEL, role: .cancel) {}
    } message: {
        Text($MESSAGE)
    }
    ```

    ```where
    refuse unless $TITLE is String
    refuse unless $LABEL is String
    refuse unless $CANCEL is String
    ```

    ```swift match
    .alert(isPresented: $SHOWN) {
        Alert(title: Text($TITLE), message: Text($MESSAGE), primaryButton: .cancel(Text($CANCEL)), secondaryButton: .default(Text($LABEL), action: { $$$ACTION }))
    }
    ```

    ```swift rewrite
    .alert($TITLE, isPresented: $SHOWN) {
        Button($CANCEL, role: .cancel) {}
        Button($LABEL) {
            $$$ACTION
        }
    } message: {
        Text($MESSAGE)
    }
    ```

    ```where
    refuse unless $TITLE is String
    refuse unless $CANCEL is String
    refuse unless $LABEL is String
    ```

    ```swift match
    .alert(isPresented: $SHOWN) {
        Alert(title: Text($TITLE), message: Text($MESSAGE), primaryButton: .destructive(Text($LABEL), action: { $$$ACTION }), secondaryButton: .cancel())
    }
    ```

    ```swift rewrite
    .alert($TITLE, isPresented: $SHOWN) {
        Button($LABEL, role: .destructive) {
            $$$ACTION
        }
        Button("Cancel", role: .cancel) {}
    } message: {
        Text($MESSAGE)
    }
    ```

    ```where
    refuse unless $TITLE is String
    refuse unless $LABEL is String
    ```

    ```swift match
    .alert(isPresented: $SHOWN) {
        Alert(title: Text($TITLE), message: Text($MESSAGE), primaryButton: .cancel(), secondaryButton: .destructive(Text($LABEL), action: { $$$ACTION }))
    }
    ```

    ```swift rewrite
    .alert($TITLE, isPresented: $SHOWN) {
        Button("Cancel", role: .cancel) {}
        Button($LABEL, role: .destructive) {
            $$$ACTION
        }
    } message: {
        Text($MESSAGE)
    }
    ```

    ```where
    refuse unless $TITLE is String
    refuse unless $LABEL is String
    ```

    ```swift match
    .alert(isPresented: $SHOWN) {
        Alert(title: Text($TITLE), message: Text($MESSAGE), primaryButton: .destructive(Text($LABEL), action: { $$$ACTION }), secondaryButton: .cancel(Text($CANCEL)))
    }
    ```

    ```swift rewrite
    .alert($TITLE, isPresented: $SHOWN) {
        Button($LABEL, role: .destructive) {
            $$$ACTION
        }
        Button($CANCEL, role: .cancel) {}
    } message: {
        Text($MESSAGE)
    }
    ```

    ```where
    refuse unless $TITLE is String
    refuse unless $LABEL is String
    refuse unless $CANCEL is String
    ```

    ```swift match
    .alert(isPresented: $SHOWN) {
        Alert(title: Text($TITLE), message: Text($MESSAGE), primaryButton: .cancel(Text($CANCEL)), secondaryButton: .destructive(Text($LABEL), action: { $$$ACTION }))
    }
    ```

    ```swift rewrite
    .alert($TITLE, isPresented: $SHOWN) {
        Button($CANCEL, role: .cancel) {}
        Button($LABEL, role: .destructive) {
            $$$ACTION
        }
    } message: {
        Text($MESSAGE)
    }
    ```

    ```where
    refuse unless $TITLE is String
    refuse unless $CANCEL is String
    refuse unless $LABEL is String
    ```

    ```swift match
    .alert(isPresented: $SHOWN) {
        Alert(title: Text($TITLE))
    }
    ```

    ```swift rewrite
    .alert($TITLE, isPresented: $SHOWN) {}
    ```

    ```where
    refuse unless $TITLE is String
    ```

    ```swift match
    .alert(isPresented: $SHOWN) {
        Alert(title: Text($TITLE), dismissButton: .default(Text($LABEL)))
    }
    ```

    ```swift rewrite
    .alert($TITLE, isPresented: $SHOWN) {
        Button($LABEL) {}
    }
    ```

    ```where
    refuse unless $TITLE is String
    refuse unless $LABEL is String
    ```

    ```swift match
    .alert(isPresented: $SHOWN) {
        Alert(title: Text($TITLE), dismissButton: .default(Text($LABEL), action: { $$$ACTION }))
    }
    ```

    ```swift rewrite
    .alert($TITLE, isPresented: $SHOWN) {
        Button($LABEL) {
            $$$ACTION
        }
    }
    ```

    ```where
    refuse unless $TITLE is String
    refuse unless $LABEL is String
    ```

    ```swift match
    .alert(isPresented: $SHOWN) {
        Alert(title: Text($TITLE), dismissButton: .cancel(Text($LABEL)))
    }
    ```

    ```swift rewrite
    .alert($TITLE, isPresented: $SHOWN) {
        Button($LABEL, role: .cancel) {}
    }
    ```

    ```where
    refuse unless $TITLE is String
    refuse unless $LABEL is String
    ```

    ```swift match
    .alert(isPresented: $SHOWN) {
        Alert(title: Text($TITLE), dismissButton: .cancel(Text($LABEL), action: { $$$ACTION }))
    }
    ```

    ```swift rewrite
    .alert($TITLE, isPresented: $SHOWN) {
        Button($LABEL, role: .cancel) {
            $$$ACTION
        }
    }
    ```

    ```where
    refuse unless $TITLE is String
    refuse unless $LABEL is String
    ```

    ```swift match
    .alert(isPresented: $SHOWN) {
        Alert(title: Text($TITLE), primaryButton: .default(Text($LABEL), action: { $$$ACTION }), secondaryButton: .cancel())
    }
    ```

    ```swift rewrite
    .alert($TITLE, isPresented: $SHOWN) {
        Button($LABEL) {
            $$$ACTION
        }
        Button("Cancel", role: .cancel) {}
    }
    ```

    ```where
    refuse unless $TITLE is String
    refuse unless $LABEL is String
    ```

    ```swift match
    .alert(isPresented: $SHOWN) {
        Alert(title: Text($TITLE), primaryButton: .cancel(), secondaryButton: .default(Text($LABEL), action: { $$$ACTION }))
    }
    ```

    ```swift rewrite
    .alert($TITLE, isPresented: $SHOWN) {
        Button("Cancel", role: .cancel) {}
        Button($LABEL) {
            $$$ACTION
        }
    }
    ```

    ```where
    refuse unless $TITLE is String
    refuse unless $LABEL is String
    ```

    ```swift match
    .alert(isPresented: $SHOWN) {
        Alert(title: Text($TITLE), primaryButton: .default(Text($LABEL), action: { $$$ACTION }), secondaryButton: .cancel(Text($CANCEL)))
    }
    ```

    ```swift rewrite
    .alert($TITLE, isPresented: $SHOWN) {
        Button($LABEL) {
            $$$ACTION
        }
        Button($CANCEL, role: .cancel) {}
    }
    ```

    ```where
    refuse unless $TITLE is String
    refuse unless $LABEL is String
    refuse unless $CANCEL is String
    ```

    ```swift match
    .alert(isPresented: $SHOWN) {
        Alert(title: Text($TITLE), primaryButton: .cancel(Text($CANCEL)), secondaryButton: .default(Text($LABEL), action: { $$$ACTION }))
    }
    ```

    ```swift rewrite
    .alert($TITLE, isPresented: $SHOWN) {
        Button($CANCEL, role: .cancel) {}
        Button($LABEL) {
            $$$ACTION
        }
    }
    ```

    ```where
    refuse unless $TITLE is String
    refuse unless $CANCEL is String
    refuse unless $LABEL is String
    ```

    ```swift match
    .alert(isPresented: $SHOWN) {
        Alert(title: Text($TITLE), primaryButton: .destructive(Text($LABEL), action: { $$$ACTION }), secondaryButton: .cancel())
    }
    ```

    ```swift rewrite
    .alert($TITLE, isPresented: $SHOWN) {
        Button($LABEL, role: .destructive) {
            $$$ACTION
        }
        Button("Cancel", role: .cancel) {}
    }
    ```

    ```where
    refuse unless $TITLE is String
    refuse unless $LABEL is String
    ```

    ```swift match
    .alert(isPresented: $SHOWN) {
        Alert(title: Text($TITLE), primaryButton: .cancel(), secondaryButton: .destructive(Text($LABEL), action: { $$$ACTION }))
    }
    ```

    ```swift rewrite
    .alert($TITLE, isPresented: $SHOWN) {
        Button("Cancel", role: .cancel) {}
        Button($LABEL, role: .destructive) {
            $$$ACTION
        }
    }
    ```

    ```where
    refuse unless $TITLE is String
    refuse unless $LABEL is String
    ```

    ```swift match
    .alert(isPresented: $SHOWN) {
        Alert(title: Text($TITLE), primaryButton: .destructive(Text($LABEL), action: { $$$ACTION }), secondaryButton: .cancel(Text($CANCEL)))
    }
    ```

    ```swift rewrite
    .alert($TITLE, isPresented: $SHOWN) {
        Button($LABEL, role: .destructive) {
            $$$ACTION
        }
        Button($CANCEL, role: .cancel) {}
    }
    ```

    ```where
    refuse unless $TITLE is String
    refuse unless $LABEL is String
    refuse unless $CANCEL is String
    ```

    ```swift match
    .alert(isPresented: $SHOWN) {
        Alert(title: Text($TITLE), primaryButton: .cancel(Text($CANCEL)), secondaryButton: .destructive(Text($LABEL), action: { $$$ACTION }))
    }
    ```

    ```swift rewrite
    .alert($TITLE, isPresented: $SHOWN) {
        Button($CANCEL, role: .cancel) {}
        Button($LABEL, role: .destructive) {
            $$$ACTION
        }
    }
    ```

    ```where
    refuse unless $TITLE is String
    refuse unless $CANCEL is String
    refuse unless $LABEL is String
    ```

    ## Why

    Apple deprecates `Alert`: the actions of the new modifier are ordinary buttons, as many as are needed.

    ## Example

    ```swift before
    struct Inbox: View {
        @State private var isAsking = false

        var body: some View {
            Text("Inbox")
                .alert(isPresented: $isAsking) {
                    Alert(
                        title: Text("Delete all?"),
                        message: Text("There is no way back."),
                        primaryButton: .destructive(Text("Delete")) {
                            deleteAll()
                        },
                        secondaryButton: .cancel()
                    )
                }
        }

        private func deleteAll() {}
    }
    ```

    ```swift after
    struct Inbox: View {
        @State private var isAsking = false

        var body: some View {
            Text("Inbox")
                .alert("Delete all?", isPresented: $isAsking) {
                    Button("Delete", role: .destructive) {
                        deleteAll()
                    }
                    Button("Cancel", role: .cancel) {}
                } message: {
                    Text("There is no way back.")
                }
        }

        private func deleteAll() {}
    }
    ```

    ```swift before
    struct Note: View {
        @State private var isShown = false

        var body: some View {
            Text("Note")
                .alert(isPresented: $isShown) {
                    Alert(title: Text("Saved"), dismissButton: .default(Text("OK")))
                }
        }
    }
    ```

    ```swift after
    struct Note: View {
        @State private var isShown = false

        var body: some View {
            Text("Note")
                .alert("Saved", isPresented: $isShown) {
                    Button("OK") {}
                }
        }
    }
    ```

    ## Fix safety

    Unsafe: the title and the message are made with the view, and no longer when the alert shows. `Alert.Button.cancel()`
    has a label of the system's; the button's label "Cancel" is looked up in the app's own translations.

    ## Not changed when

    - the closure does anything else, or a text has a modifier or a table
    - the alert is shown for an item
    - the code is built for systems before iOS 15, macOS 12, tvOS 15 or watchOS 8

    ```swift unchanged
    struct Note: View {
        @State private var isShown = false
        let alert: Alert

        var body: some View {
            Text("Note").alert(isPresented: $isShown) { alert }
            Text("Note").alert("Saved", isPresented: $isShown) {}
        }
    }
    ```

    """##),
    BuiltIn(
      PageSummary(
        ##"autocorrection-disabled"##, ##"'disableAutocorrection' is deprecated; use 'autocorrectionDisabled'"##, .safe,
        words: [##"disableAutocorrection"##],
        tags: [##"modern"##],
        hasImports: true, hasDeployment: false,
        needsProject: true),
      ##"""
    ---
    name: autocorrection-disabled
    summary: 'disableAutocorrection' is deprecated; use 'autocorrectionDisabled'
    tier: safe
    imports: SwiftUI
    tags: modern
    ---

    Replaces the deprecated modifier `disableAutocorrection(_:)` with `autocorrectionDisabled(_:)`.

    ## What it does

    Finds the modifier with a value that is a `Bool`.

    ```swift match
    .disableAutocorrection(true)
    ```

    ```swift rewrite
    .autocorrectionDisabled()
    ```

    ```swift match
    .disableAutocorrection($FLAG)
    ```

    ```swift rewrite
    .autocorrectionDisabled($FLAG)
    ```

    ```where
    $FLAG is Bool
    ```

    ## Why

    Apple deprecates the modifier: it was renamed.

    ## Example

    ```swift before
    struct Search: View {
        @Binding var query: String
        let isCode: Bool

        var body: some View {
            TextField("Search", text: $query).disableAutocorrection(true)
            TextField("Code", text: $query).disableAutocorrection(isCode)
        }
    }
    ```

    ```swift after
    struct Search: View {
        @Binding var query: String
        let isCode: Bool

        var body: some View {
            TextField("Search", text: $query).autocorrectionDisabled()
            TextField("Code", text: $query).autocorrectionDisabled(isCode)
        }
    }
    ```

    ## Fix safety

    Safe: both set the same environment value. `autocorrectionDisabled(_:)` is available wherever the deprecated
    modifier is.

    ## Not changed when

    - the value is optional, or its type can't be told: the new modifier takes no `nil`

    ```swift unchanged
    struct Search: View {
        @Binding var query: String
        let isCode: Bool?

        var body: some View {
            TextField("Code", text: $query).disableAutocorrection(isCode)
            TextField("Search", text: $query).disableAutocorrection(nil)
        }
    }
    ```

    """##),
    BuiltIn(
      PageSummary(
        ##"background-content"##, ##"'background' and 'overlay' that take a view are deprecated; give the view in a closure"##, .safe,
        words: [##"alignment"##, ##"background"##, ##"overlay"##],
        tags: [##"modern"##],
        hasImports: true, hasDeployment: true,
        needsProject: true),
      ##"""
    ---
    name: background-content
    summary: 'background' and 'overlay' that take a view are deprecated; give the view in a closure
    tier: safe
    deployment: ios 15, macos 12, tvos 15, watchos 8
    imports: SwiftUI
    tags: modern
    ---

    Gives views to `background` and `overlay` in a closure.

    ## What it does

    Finds `background(_:alignment:)` and `overlay(_:alignment:)` with a view that isn't a style, and moves the view into
    the closure of `background(alignment:content:)` and `overlay(alignment:content:)`.

    ```swift match
    .background($VIEW)
    ```

    ```swift rewrite
    .background {
        $VIEW
    }
    ```

    ```where
    $VIEW is View
    not $VIEW is ShapeStyle
    ```

    ```swift match
    .background($VIEW, alignment: $ALIGNMENT)
    ```

    ```swift rewrite
    .background(alignment: $ALIGNMENT) {
        $VIEW
    }
    ```

    ```where
    $VIEW is View
    ```

    ```swift match
    .overlay($VIEW)
    ```

    ```swift rewrite
    .overlay {
        $VIEW
    }
    ```

    ```where
    $VIEW is View
    not $VIEW is ShapeStyle
    ```

    ```swift match
    .overlay($VIEW, alignment: $ALIGNMENT)
    ```

    ```swift rewrite
    .overlay(alignment: $ALIGNMENT) {
        $VIEW
    }
    ```

    ```where
    $VIEW is View
    ```

    ## Why

    Apple deprecates the modifiers that take a view. The closure is a view builder: it may hold conditions and several
    views.

    ## Example

    ```swift before
    struct Card: View {
        var body: some View {
            Text("Card")
                .background(
                    // The shape of the card.
                    RoundedRectangle(cornerRadius: 8)
                        .fill(Color.white)
                )
                .overlay(Image(systemName: "star"), alignment: .topTrailing)
                .overlay(RoundedRectangle(cornerRadius: 8)
                            .stroke(Color.gray))
                .background(shadow)
        }

        private var shadow: some View { Color.black }
    }
    ```

    ```swift after
    struct Card: View {
        var body: some View {
            Text("Card")
                .background {
                    // The shape of the card.
                    RoundedRectangle(cornerRadius: 8)
                        .fill(Color.white)
                }
                .overlay(alignment: .topTrailing) { Image(systemName: "star") }
                .overlay {
                    RoundedRectangle(cornerRadius: 8)
                        .stroke(Color.gray)
                }
                .background { shadow }
        }

        private var shadow: some View { Color.black }
    }
    ```

    ## Fix safety

    Safe: the closure makes the same view, at the same time.

    ## Not changed when

    - it is a style, such as a color, a gradient or a material: that is another modifier, which isn't deprecated and fills
      the safe area, too
    - its type can't be told
    - the code is built for systems before iOS 15, macOS 12, tvOS 15 or watchOS 8

    ```swift unchanged
    struct Card: View {
        let fill: Color
        let isOn: Bool

        var body: some View {
            Text("Card")
                .background(Color.red)
                .background(fill)
                .background(isOn ? fill : .clear)
                .background(.regularMaterial)
                .background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                .overlay(Color.black.opacity(0.2))
        }
    }

    extension Image {
        static var clear: Image { Image(systemName: "xmark") }
    }
    ```

    """##),
    BuiltIn(
      PageSummary(
        ##"corner-radius"##, ##"'cornerRadius' is deprecated; clip to a rounded rectangle"##, .unsafe,
        words: [##"cornerRadius"##],
        tags: [##"modern"##],
        hasImports: true, hasDeployment: false,
        needsProject: true),
      ##"""
    ---
    name: corner-radius
    summary: 'cornerRadius' is deprecated; clip to a rounded rectangle
    tier: unsafe
    imports: SwiftUI
    tags: modern
    ---

    Replaces the deprecated modifier `cornerRadius(_:antialiased:)` with `clipShape(_:style:)`.

    ## What it does

    Finds the modifier `cornerRadius`, and clips the view to a rounded rectangle with the same radius instead.

    ```swift match
    .cornerRadius($RADIUS)
    ```

    ```swift rewrite
    .clipShape(.rect(cornerRadius: $RADIUS, style: .circular))
    ```

    ```where
    on View
    ```

    ```swift match
    .cornerRadius($RADIUS, antialiased: true)
    ```

    ```swift rewrite
    .clipShape(.rect(cornerRadius: $RADIUS, style: .circular))
    ```

    ```where
    on View
    ```

    ```swift match
    .cornerRadius($RADIUS, antialiased: $FLAG)
    ```

    ```swift rewrite
    .clipShape(.rect(cornerRadius: $RADIUS, style: .circular), style: FillStyle(antialiased: $FLAG))
    ```

    ```where
    on View
    ```

    ## Why

    Apple deprecates the modifier in favor of `clipShape(_:style:)`, whose shape says what is cut: a circular corner, a
    continuous one, or another radius for each corner.

    ## Example

    ```swift before
    struct Avatar: View {
        var body: some View {
            Image("avatar")
                .resizable()
                .cornerRadius(8)
        }
    }
    ```

    ```swift after
    struct Avatar: View {
        var body: some View {
            Image("avatar")
                .resizable()
                .clipShape(.rect(cornerRadius: 8, style: .circular))
        }
    }
    ```

    ```swift before
    struct Rounded: ViewModifier {
        func body(content: Content) -> some View {
            content.cornerRadius(4)
        }
    }

    struct Pill: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.cornerRadius(6)
        }
    }

    struct Framed<Content: View>: View {
        let content: Content

        var body: some View {
            content.cornerRadius(2)
        }
    }

    extension View {
        func round() -> some View { padding().cornerRadius(5) }
        func rounder() -> some View { self.cornerRadius(9) }
    }
    ```

    ```swift after
    struct Rounded: ViewModifier {
        func body(content: Content) -> some View {
            content.clipShape(.rect(cornerRadius: 4, style: .circular))
        }
    }

    struct Pill: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.clipShape(.rect(cornerRadius: 6, style: .circular))
        }
    }

    struct Framed<Content: View>: View {
        let content: Content

        var body: some View {
            content.clipShape(.rect(cornerRadius: 2, style: .circular))
        }
    }

    extension View {
        func round() -> some View { padding().clipShape(.rect(cornerRadius: 5, style: .circular)) }
        func rounder() -> some View { self.clipShape(.rect(cornerRadius: 9, style: .circular)) }
    }
    ```

    ```swift before
    struct Badge: View {
        let radius: CGFloat

        var body: some View {
            Text("New").padding(4).cornerRadius(radius / 2, antialiased: false)
        }
    }
    ```

    ```swift after
    struct Badge: View {
        let radius: CGFloat

        var body: some View {
            Text("New").padding(4).clipShape(.rect(cornerRadius: radius / 2, style: .circular), style: FillStyle(antialiased: false))
        }
    }
    ```

    ## Fix safety

    Unsafe: Apple's documentation doesn't say whether `cornerRadius` clips with circular or with continuous corners. This
    writes circular ones, so that the shape of the corners may change slightly. Without `style: .circular` a shape has
    continuous corners. `rect(cornerRadius:style:)` is available wherever SwiftUI is; it needs Xcode 15 or later.

    ## Not changed when

    - it isn't known to be the modifier of a view
    - it is a property, as that of a layer
    - the project has a member `cornerRadius` of its own that takes the call

    ```swift unchanged
    extension View {
        func cornerRadius(_ radius: CGFloat, corners: Int) -> some View { self }
    }

    struct Card: View {
        var body: some View {
            Text("Card").cornerRadius(8, corners: 2)
        }
    }
    ```

    """##),
    BuiltIn(
      PageSummary(
        ##"edges-ignoring-safe-area"##, ##"'edgesIgnoringSafeArea' is deprecated; use 'ignoresSafeArea'"##, .unsafe,
        words: [##"edgesIgnoringSafeArea"##],
        tags: [##"modern"##],
        hasImports: true, hasDeployment: true,
        needsProject: true),
      ##"""
    ---
    name: edges-ignoring-safe-area
    summary: 'edgesIgnoringSafeArea' is deprecated; use 'ignoresSafeArea'
    tier: unsafe
    deployment: ios 14, macos 11, tvos 14, watchos 7
    imports: SwiftUI
    tags: modern
    ---

    Replaces the deprecated modifier `edgesIgnoringSafeArea(_:)` with `ignoresSafeArea(_:edges:)`.

    ## What it does

    Finds the modifier, and names the region that it ignores: the safe area of the container.

    ```swift match
    .edgesIgnoringSafeArea(.all)
    ```

    ```swift rewrite
    .ignoresSafeArea(.container)
    ```

    ```where
    on View
    ```

    ```swift match
    .edgesIgnoringSafeArea($EDGES)
    ```

    ```swift rewrite
    .ignoresSafeArea(.container, edges: $EDGES)
    ```

    ```where
    on View
    ```

    ## Why

    Apple deprecates the modifier in favor of `ignoresSafeArea(_:edges:)`, which tells the safe area of the container
    from that of the keyboard.

    ## Example

    ```swift before
    struct Backdrop: View {
        var body: some View {
            Color.black.edgesIgnoringSafeArea([.top, .bottom])
        }
    }
    ```

    ```swift after
    struct Backdrop: View {
        var body: some View {
            Color.black.ignoresSafeArea(.container, edges: [.top, .bottom])
        }
    }
    ```

    ## Fix safety

    Unsafe: the deprecated modifier lets a view reach below the keyboard, too. With the region `.container`, a view that
    reaches the bottom edge stays above the keyboard. Take the region `.all` where it has to reach below.

    ## Not changed when

    - it isn't known to be the modifier of a view
    - the code is built for systems before iOS 14, macOS 11, tvOS 14 or watchOS 7
    - the project has a member of that name of its own

    ```swift unchanged
    struct Backdrop: View {
        var body: some View {
            Color.black.ignoresSafeArea(edges: .top)
        }
    }
    ```

    """##),
    BuiltIn(
      PageSummary(
        ##"foreground-style"##, ##"'foregroundColor' is deprecated; use 'foregroundStyle'"##, .unsafe,
        words: [##"foregroundColor"##],
        tags: [##"modern"##],
        hasImports: true, hasDeployment: true,
        needsProject: true),
      ##"""
    ---
    name: foreground-style
    summary: 'foregroundColor' is deprecated; use 'foregroundStyle'
    tier: unsafe
    deployment: ios 15, macos 12, tvos 15, watchos 8
    imports: SwiftUI
    tags: modern
    ---

    Replaces the deprecated modifier `foregroundColor(_:)` with `foregroundStyle(_:)`.

    ## What it does

    Finds the modifier with a color, and sets the color as the foreground style. Colors that styles don't know by the
    same short name are spelled out: `.secondary` is a color here, and would be a style there.

    ```swift match
    .foregroundColor(.$NAME)
    ```

    ```swift rewrite
    .foregroundStyle(.$NAME)
    ```

    ```where
    on View
    $NAME ~ /^(red|orange|yellow|green|mint|teal|cyan|blue|indigo|purple|pink|brown|white|gray|black|clear)$/
    not used as Text
    ```

    ```swift match
    .foregroundColor(.$NAME)
    ```

    ```swift rewrite
    .foregroundStyle(Color.$NAME)
    ```

    ```where
    on View
    not $NAME ~ /^(red|orange|yellow|green|mint|teal|cyan|blue|indigo|purple|pink|brown|white|gray|black|clear|none|some|init)$/
    not $NAME is Optional
    not used as Text
    ```

    ```swift match
    .foregroundColor(.$NAME.opacity($AMOUNT))
    ```

    ```swift rewrite
    .foregroundStyle(Color.$NAME.opacity($AMOUNT))
    ```

    ```where
    on View
    not $NAME is Optional
    not used as Text
    ```

    ```swift match
    .foregroundColor($TEST ? .$FIRST : .$SECOND)
    ```

    ```swift rewrite
    .foregroundStyle($TEST ? Color.$FIRST : Color.$SECOND)
    ```

    ```where
    on View
    not $FIRST ~ /^none$/
    not $SECOND ~ /^none$/
    not $FIRST is Optional
    not $SECOND is Optional
    not used as Text
    ```

    ```swift match
    .foregroundColor($TEST ? .$FIRST : .$SECOND.opacity($AMOUNT))
    ```

    ```swift rewrite
    .foregroundStyle($TEST ? Color.$FIRST : Color.$SECOND.opacity($AMOUNT))
    ```

    ```where
    on View
    not $FIRST ~ /^none$/
    not $FIRST is Optional
    not $SECOND is Optional
    not used as Text
    ```

    ```swift match
    .foregroundColor($TEST ? .$FIRST.opacity($AMOUNT) : .$SECOND)
    ```

    ```swift rewrite
    .foregroundStyle($TEST ? Color.$FIRST.opacity($AMOUNT) : Color.$SECOND)
    ```

    ```where
    on View
    not $SECOND ~ /^none$/
    not $FIRST is Optional
    not $SECOND is Optional
    not used as Text
    ```

    ```swift match
    .foregroundColor($TEST ? .$FIRST : $SECOND)
    ```

    ```swift rewrite
    .foregroundStyle($TEST ? Color.$FIRST : $SECOND)
    ```

    ```where
    on View
    not $FIRST ~ /^none$/
    not $FIRST is Optional
    not $SECOND ~ /^\.|\bnil\b|\?\.|[?:] *\./
    not $SECOND is Optional
    refuse unless $SECOND is Color
    not used as Text
    ```

    ```swift match
    .foregroundColor($TEST ? $FIRST : .$SECOND)
    ```

    ```swift rewrite
    .foregroundStyle($TEST ? $FIRST : Color.$SECOND)
    ```

    ```where
    on View
    not $SECOND ~ /^none$/
    not $SECOND is Optional
    not $FIRST ~ /^\.|\bnil\b|\?\.|[?:] *\./
    not $FIRST is Optional
    refuse unless $FIRST is Color
    not used as Text
    ```

    ```swift match
    .foregroundColor($COLOR)
    ```

    ```swift rewrite
    .foregroundStyle($COLOR)
    ```

    ```where
    on View
    not $COLOR ~ /^\.|\bnil\b|\?\.|[?:] *\./
    not $COLOR is Optional
    not used as Text
    refuse unless $COLOR is Color
    ```

    ## Why

    Apple deprecates the modifier: `foregroundStyle(_:)` takes a color as well as a gradient or a material.

    ## Example

    ```swift before
    struct Price: View {
        let isLow: Bool
        let tone: Color

        var body: some View {
            Text("Price")
                .foregroundColor(.red)
            Text("Tax")
                .foregroundColor(.secondary)
            Image(systemName: "tag")
                .foregroundColor(isLow ? .green : .primary)
            Image(systemName: "tag.fill")
                .foregroundColor(tone)
            Divider()
                .foregroundColor(.white.opacity(0.5))
            Circle()
                .foregroundColor(isLow ? .white : .white.opacity(0.7))
            Capsule()
                .foregroundColor(isLow ? tone : .primary)
        }
    }
    ```

    ```swift after
    struct Price: View {
        let isLow: Bool
        let tone: Color

        var body: some View {
            Text("Price")
                .foregroundStyle(.red)
            Text("Tax")
                .foregroundStyle(Color.secondary)
            Image(systemName: "tag")
                .foregroundStyle(isLow ? Color.green : Color.primary)
            Image(systemName: "tag.fill")
                .foregroundStyle(tone)
            Divider()
                .foregroundStyle(Color.white.opacity(0.5))
            Circle()
                .foregroundStyle(isLow ? Color.white : Color.white.opacity(0.7))
            Capsule()
                .foregroundStyle(isLow ? tone : Color.primary)
        }
    }
    ```

    ## Fix safety

    Unsafe: a hierarchical style inside, such as `.foregroundStyle(.secondary)`, becomes a shade of the new style.

    ## Not changed when

    - it isn't known to be the modifier of a view
    - the text that it makes is joined to another, or is needed as a `Text` for another reason: before iOS 17,
      `foregroundStyle` gives `some View`
    - the color is optional, or a closure or an implicit member with arguments makes it
    - its type can't be told: it may be optional
    - the code is built for systems before iOS 15, macOS 12, tvOS 15 or watchOS 8

    ```swift unchanged
    struct Price: View {
        let tone: Color?
        var label: Text { Text("Sum").foregroundColor(.red) }

        var body: some View {
            Text("a").foregroundColor(.red) + Text("b")
            Text("c").foregroundColor(tone)
            Text("d").foregroundColor(nil)
            Text("g").foregroundColor(Optional(.red))
            Text("h").foregroundColor(tone == nil ? Color.red : tone)
            Text("i").foregroundColor(tone == nil ? .brand : .red)
            Text("j").foregroundColor(.brand)
            Text("e \(Text("f").foregroundColor(.red))")
        }
    }

    extension Color {
        static var brand: Color? { nil }
    }
    ```

    """##),
    BuiltIn(
      PageSummary(
        ##"navigation-bar-items"##, ##"'navigationBarItems' is deprecated; use a toolbar"##, .unsafe,
        words: [##"navigationBarItems"##],
        tags: [##"modern"##],
        hasImports: true, hasDeployment: true,
        needsProject: true),
      ##"""
    ---
    name: navigation-bar-items
    summary: 'navigationBarItems' is deprecated; use a toolbar
    tier: unsafe
    deployment: ios 14, tvos 14
    imports: SwiftUI
    tags: modern
    ---

    Replaces the deprecated modifier `navigationBarItems` with `toolbar(content:)`.

    ## What it does

    Finds the modifier with a leading view, a trailing view or both; each becomes an item of the toolbar.

    ```swift match
    .navigationBarItems(leading: $LEADING)
    ```

    ```swift rewrite
    .toolbar {
        ToolbarItem(placement: .topBarLeading) {
            $LEADING
        }
    }
    ```

    ```swift match
    .navigationBarItems(trailing: $TRAILING)
    ```

    ```swift rewrite
    .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
            $TRAILING
        }
    }
    ```

    ```swift match
    .navigationBarItems(leading: $LEADING, trailing: $TRAILING)
    ```

    ```swift rewrite
    .toolbar {
        ToolbarItem(placement: .topBarLeading) {
            $LEADING
        }
        ToolbarItem(placement: .topBarTrailing) {
            $TRAILING
        }
    }
    ```

    ## Why

    Apple deprecates the modifier in favor of `toolbar(content:)`, which has a place for each item, and adds to what
    other views put in the bar.

    ## Example

    ```swift before
    struct Home: View {
        var body: some View {
            Text("Home")
                .navigationBarItems(
                    leading: Button("Cancel") {},
                    trailing: Button("Done") {
                        print("done")
                    }
                )
        }
    }
    ```

    ```swift after
    struct Home: View {
        var body: some View {
            Text("Home")
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) {
                        Button("Cancel") {}
                    }
                    ToolbarItem(placement: .topBarTrailing) {
                        Button("Done") {
                            print("done")
                        }
                    }
                }
        }
    }
    ```

    ## Fix safety

    Unsafe: items that a view inside puts in the same bar are kept beside these, and an empty view still takes part in
    the spacing of the bar.

    ## Not changed when

    - the code is built for systems before iOS 14 or tvOS 14
    - the project has a modifier `toolbar` of its own

    ```swift unchanged
    struct Home: View {
        var body: some View {
            Text("Home").toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button("Cancel") {}
                }
            }
        }
    }
    ```

    """##),
    BuiltIn(
      PageSummary(
        ##"navigation-bar-title"##, ##"'navigationBarTitle' is deprecated; use 'navigationTitle'"##, .safe,
        words: [##"navigationBarTitle"##],
        tags: [##"modern"##],
        hasImports: true, hasDeployment: true,
        needsProject: true),
      ##"""
    ---
    name: navigation-bar-title
    summary: 'navigationBarTitle' is deprecated; use 'navigationTitle'
    tier: safe
    deployment: ios 14, tvos 14, watchos 7
    imports: SwiftUI
    tags: modern
    ---

    Replaces the deprecated modifier `navigationBarTitle` with `navigationTitle(_:)`.

    ## What it does

    Finds the modifier with or without a display mode. The display mode becomes a modifier of its own.

    ```swift match
    .navigationBarTitle($TITLE)
    ```

    ```swift rewrite
    .navigationTitle($TITLE)
    ```

    ```where
    refuse if beside .navigationTitle($_)
    refuse if beside .navigationBarTitle($_)
    refuse if beside .navigationBarTitle($_, displayMode: $_)
    ```

    ```swift match
    .navigationBarTitle($TITLE, displayMode: $MODE)
    ```

    ```swift rewrite
    .navigationTitle($TITLE)
    .navigationBarTitleDisplayMode($MODE)
    ```

    ```where
    refuse if beside .navigationTitle($_)
    refuse if beside .navigationBarTitle($_)
    refuse if beside .navigationBarTitle($_, displayMode: $_)
    refuse if beside .navigationBarTitleDisplayMode($_)
    ```

    ## Why

    Apple deprecates the modifier in favor of `navigationTitle(_:)`, which macOS and watchOS have, too.

    ## Example

    ```swift before
    struct Home: View {
        let name: String

        var body: some View {
            Text("Home")
                .navigationBarTitle("Home")
            Text(name)
                .navigationBarTitle(Text(name), displayMode: .inline)
        }
    }
    ```

    ```swift after
    struct Home: View {
        let name: String

        var body: some View {
            Text("Home")
                .navigationTitle("Home")
            Text(name)
                .navigationTitle(Text(name))
                .navigationBarTitleDisplayMode(.inline)
        }
    }
    ```

    ## Fix safety

    Safe: both set the title of the same bar.

    ## Not changed when

    - the code is built for systems before iOS 14, tvOS 14 or watchOS 7
    - the view has two titles or two display modes: which of them counts may change
    - the project has a modifier `navigationTitle` of its own

    ```swift unchanged
    struct Home: View {
        var body: some View {
            Text("Home").navigationTitle("Home")
            Text("Both").navigationBarTitle("Both", displayMode: .inline).navigationBarTitleDisplayMode(.large)
            Text("Both").navigationBarTitle("One", displayMode: .inline).navigationBarTitle("Two", displayMode: .large)
        }
    }
    ```

    """##),
    BuiltIn(
      PageSummary(
        ##"navigation-view"##, ##"'NavigationView' is deprecated; use 'NavigationStack'"##, .unsafe,
        words: [##"NavigationView"##, ##"StackNavigationViewStyle"##, ##"navigationViewStyle"##],
        tags: [##"modern"##],
        hasImports: true, hasDeployment: true,
        needsProject: true),
      ##"""
    ---
    name: navigation-view
    summary: 'NavigationView' is deprecated; use 'NavigationStack'
    tier: unsafe
    deployment: ios 16, macos 13, tvos 16, watchos 9
    imports: SwiftUI
    tags: modern
    ---

    Replaces a `NavigationView` that is a stack with `NavigationStack`.

    ## What it does

    Finds a `NavigationView` with the style of a stack, and one that shows one view and has no style. The style goes with
    it.

    ```swift match
    NavigationView { $$$CONTENT }$$$MODIFIERS.navigationViewStyle(.stack)
    ```

    ```swift rewrite
    NavigationStack {
        $$$CONTENT
    }$$$MODIFIERS
    ```

    ```where
    not $$$CONTENT ~ /\b(isActive|tag):/
    ```

    ```swift match
    NavigationView { $$$CONTENT }$$$MODIFIERS.navigationViewStyle(StackNavigationViewStyle())
    ```

    ```swift rewrite
    NavigationStack {
        $$$CONTENT
    }$$$MODIFIERS
    ```

    ```where
    not $$$CONTENT ~ /\b(isActive|tag):/
    ```

    ```swift match
    NavigationView { $VIEW }
    ```

    ```swift rewrite
    NavigationStack {
        $VIEW
    }
    ```

    ```where
    not $VIEW ~ /\b(isActive|tag):/
    not $VIEW ~ /^(if|switch|ForEach|Group)\b/
    not inside $_.navigationViewStyle($_)
    ```

    ## Why

    Apple deprecates `NavigationView`: `NavigationStack` and `NavigationSplitView` say which of the two it is, and can
    be driven by a path.

    ## Example

    ```swift before
    struct Library: View {
        var body: some View {
            NavigationView {
                List {
                    Text("Books")
                }
                .navigationTitle("Library")
            }
            .accentColor(.red)
            .navigationViewStyle(.stack)
        }
    }
    ```

    ```swift after
    struct Library: View {
        var body: some View {
            NavigationStack {
                List {
                    Text("Books")
                }
                .navigationTitle("Library")
            }
            .accentColor(.red)
        }
    }
    ```

    ```swift before
    struct Sheet: View {
        var body: some View {
            NavigationView {
                Text("Sheet")
            }
        }
    }
    ```

    ```swift after
    struct Sheet: View {
        var body: some View {
            NavigationStack {
                Text("Sheet")
            }
        }
    }
    ```

    ## Fix safety

    Unsafe: where no style is set, an iPad and a Mac show one column instead of two.

    ## Not changed when

    - it shows several views, which are columns: `NavigationSplitView` takes those
    - another style is set
    - a link inside is driven by `isActive` or `tag`: write `navigationDestination(isPresented:destination:)` first
    - the code is built for systems before iOS 16, macOS 13, tvOS 16 or watchOS 9

    ```swift unchanged
    struct Columns: View {
        var body: some View {
            NavigationView {
                Text("Sidebar")
                Text("Detail")
            }
        }
    }

    struct Styled: View {
        var body: some View {
            NavigationView {
                Text("Sidebar")
            }
            .navigationViewStyle(.columns)
        }
    }
    ```

    """##),
    BuiltIn(
      PageSummary(
        ##"on-change"##, ##"'onChange' whose closure takes one value is deprecated; take the old and the new one"##, .unsafe,
        words: [##"onChange"##],
        tags: [##"modern"##],
        hasImports: true, hasDeployment: true,
        needsProject: true),
      ##"""
    ---
    name: on-change
    summary: 'onChange' whose closure takes one value is deprecated; take the old and the new one
    tier: unsafe
    deployment: ios 17, macos 14, tvos 17, watchos 10
    imports: SwiftUI
    tags: modern
    ---

    Replaces the deprecated modifier `onChange(of:perform:)` with `onChange(of:initial:_:)`.

    ## What it does

    Finds `onChange(of:)` whose closure takes the new value alone. The closure takes both values, or none where it
    doesn't use the new one.

    ```swift match
    .onChange(of: $VALUE) { _ in $$$BODY }
    ```

    ```swift rewrite
    .onChange(of: $VALUE) { $$$BODY }
    ```

    ```where
    not $$$BODY ~ /\$\d/
    ```

    ```swift match
    .onChange(of: $VALUE) { $NEW in $$$BODY }
    ```

    ```swift rewrite
    .onChange(of: $VALUE) { _, $NEW in $$$BODY }
    ```

    ## Why

    Apple deprecates the modifier: its closure sees the values before the change, the new one's closure sees those
    after it.

    ## Example

    ```swift before
    struct Player: View {
        let volume: Double
        @State private var isPlaying = false

        var body: some View {
            Text("Player")
                .onChange(of: volume) { newVolume in
                    print(newVolume)
                }
                .onChange(of: isPlaying) { _ in  // Not too often.
                    save()
                }
                .onChange(of: isPlaying, perform: { _ in
                    save()
                    print(volume)
                })
                .onChange(of: volume, perform: { newVolume in
                    print(newVolume)
                })
        }

        private func save() {}
    }
    ```

    ```swift after
    struct Player: View {
        let volume: Double
        @State private var isPlaying = false

        var body: some View {
            Text("Player")
                .onChange(of: volume) { _, newVolume in
                    print(newVolume)
                }
                .onChange(of: isPlaying) {  // Not too often.
                    save()
                }
                .onChange(of: isPlaying) {
                    save()
                    print(volume)
                }
                .onChange(of: volume) { _, newVolume in
                    print(newVolume)
                }
        }

        private func save() {}
    }
    ```

    ## Fix safety

    Unsafe: properties that the parent sets, and values that the closure captures, have their values from after the
    change. The deprecated modifier gave them those from before it.

    ## Not changed when

    - the closure has a type or a capture list for its parameter, or names it '$0'
    - a function is handed over by its name: a call may need labels
    - the code is built for systems before iOS 17, macOS 14, tvOS 17 or watchOS 10

    ```swift unchanged
    struct Player: View {
        let volume: Double

        var body: some View {
            Text("Player")
                .onChange(of: volume) { old, new in print(old, new) }
                .onChange(of: volume) { print(volume) }
                .onChange(of: volume, initial: true) { _, new in print(new) }
                .onChange(of: volume, perform: show)
        }

        private func show(at volume: Double) {}
    }
    ```

    """##),
    BuiltIn(
      PageSummary(
        ##"text-input-autocapitalization"##, ##"'autocapitalization' is deprecated; use 'textInputAutocapitalization'"##, .safe,
        words: [##"UITextAutocapitalizationType"##, ##"autocapitalization"##],
        tags: [##"modern"##],
        hasImports: true, hasDeployment: true,
        needsProject: true),
      ##"""
    ---
    name: text-input-autocapitalization
    summary: 'autocapitalization' is deprecated; use 'textInputAutocapitalization'
    tier: safe
    deployment: ios 15, tvos 15, watchos 8
    imports: SwiftUI
    tags: modern
    ---

    Replaces the deprecated modifier `autocapitalization(_:)` with `textInputAutocapitalization(_:)`.

    ## What it does

    Finds the modifier with one of UIKit's four styles written out, and writes SwiftUI's value for it.

    ```swift match
    .autocapitalization(.none)
    ```

    ```swift rewrite
    .textInputAutocapitalization(.never)
    ```

    ```swift match
    .autocapitalization(.words)
    ```

    ```swift rewrite
    .textInputAutocapitalization(.words)
    ```

    ```swift match
    .autocapitalization(.sentences)
    ```

    ```swift rewrite
    .textInputAutocapitalization(.sentences)
    ```

    ```swift match
    .autocapitalization(.allCharacters)
    ```

    ```swift rewrite
    .textInputAutocapitalization(.characters)
    ```

    ```swift match
    .autocapitalization(UITextAutocapitalizationType.none)
    ```

    ```swift rewrite
    .textInputAutocapitalization(.never)
    ```

    ## Why

    Apple deprecates the modifier in favor of `textInputAutocapitalization(_:)`, which doesn't need UIKit and is
    available on watchOS.

    ## Example

    ```swift before
    struct EmailField: View {
        @Binding var email: String

        var body: some View {
            TextField("Email", text: $email)
                .autocapitalization(.none)
        }
    }
    ```

    ```swift after
    struct EmailField: View {
        @Binding var email: String

        var body: some View {
            TextField("Email", text: $email)
                .textInputAutocapitalization(.never)
        }
    }
    ```

    ## Fix safety

    Safe: both set the same environment value.

    ## Not changed when

    - the style is a variable: SwiftUI's value for it would have to be found out at run time
    - the code is built for systems before iOS 15, tvOS 15 or watchOS 8

    ```swift unchanged
    struct Field: View {
        @Binding var text: String
        let style: UITextAutocapitalizationType

        var body: some View {
            TextField("Name", text: $text).autocapitalization(style)
        }
    }
    ```

    """##),
  ]
}
