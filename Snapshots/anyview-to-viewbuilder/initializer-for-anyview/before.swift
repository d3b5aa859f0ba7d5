import SwiftUI

struct Card<Content: View>: View {
    init(_ content: Content) where Content == AnyView {}
    init(@ViewBuilder _ content: () -> Content) where Content == AnyView {}
    var body: some View { EmptyView() }
}

struct Shelf<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
}

typealias ErasedView = AnyView
typealias ErasedShelf = Shelf<ErasedView>

struct Screen: View {
    var title: AnyView { AnyView(Text("a")) }
    var shelf: ErasedShelf { Shelf { AnyView(Text("b")) } }

    var body: some View {
        Card(title)
        Card { AnyView(Text("c")) }
        Shelf { AnyView(Text("d")) }
    }
}
