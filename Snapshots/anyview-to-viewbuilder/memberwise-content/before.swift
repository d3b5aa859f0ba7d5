import SwiftUI

struct Lazy: View {
    @ViewBuilder var content: () -> AnyView
    var body: some View { content() }
}

struct Fixed: View {
    @ViewBuilder var content: AnyView
    var body: some View { content }
}

struct Free<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View { content }
}

struct Cards: View {
    var body: some View {
        Lazy { AnyView(Text("a")) }
        Fixed { AnyView(Text("b")) }
        Free { AnyView(Text("c")) }
    }
}
