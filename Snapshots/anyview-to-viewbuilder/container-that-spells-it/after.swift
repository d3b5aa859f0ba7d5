import SwiftUI

struct Shelf<Content: View>: View {
    @ViewBuilder var content: () -> Content
    var body: some View { content() }
}

struct Library: View {
    let shelf: Shelf<AnyView> = Shelf { AnyView(Text("a")) }

    var body: some View {
        Shelf { Text("b") }
        if let third = Optional(Shelf { AnyView(Text("c")) }) as Shelf<AnyView>? { third }
        shelf
    }
}
