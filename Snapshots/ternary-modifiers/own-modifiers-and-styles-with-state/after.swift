import SwiftUI

struct Counting: ViewModifier {
    @State private var count = 0
    func body(content: Content) -> some View { content.onTapGesture { count += 1 } }
}

extension View {
    // Called as styles are, or as SwiftUI's own modifiers.
    func cardStyle() -> some View { modifier(Counting()) }
    func outerCardStyle() -> some View { padding(8).cardStyle() }
    func plainStyle() -> some View { padding(8).background(Color.red) }
    func frame(_ size: CGFloat) -> some View { modifier(Counting()) }
}

struct Hovering: View {
    let configuration: ButtonStyleConfiguration
    @State private var isInside = false
    var body: some View { configuration.label.opacity(isInside ? 1 : 0.5).onHover { isInside = $0 } }
}

struct HoverStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Hovering(configuration: configuration) }
}

struct FlatStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
}

extension ButtonStyle where Self == HoverStyle {
    static var hover: HoverStyle { HoverStyle() }
}

extension ButtonStyle where Self == FlatStyle {
    static var flat: FlatStyle { FlatStyle() }
}

struct Panel: View {
    let isBusy: Bool

    var body: some View {
        VStack {
            if isBusy { Text("a").cardStyle().disabled(true) } else { Text("a").cardStyle() }
            if isBusy { Text("b").outerCardStyle().disabled(true) } else { Text("b").outerCardStyle() }
            Text("c").plainStyle().disabled(isBusy)
            if isBusy { Text("d").frame(8).disabled(true) } else { Text("d").frame(8) }
        }
        HStack {
            if isBusy { button.buttonStyle(HoverStyle()).disabled(true) } else { button.buttonStyle(HoverStyle()) }
            if isBusy { Text("e").buttonStyle(HoverStyle()).disabled(true) } else { Text("e").buttonStyle(HoverStyle()) }
            if isBusy { Text("f").buttonStyle(.hover).disabled(true) } else { Text("f").buttonStyle(.hover) }
            Text("g").buttonStyle(.flat).disabled(isBusy)
            Text("h").buttonStyle(FlatStyle()).disabled(isBusy)
        }
    }

    private var button: some View { Text("button") }
}
