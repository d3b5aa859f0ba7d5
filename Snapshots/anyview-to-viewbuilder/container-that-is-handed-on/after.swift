import SwiftUI

struct Shelf<Content: View>: View {
    @ViewBuilder var content: () -> Content
    var body: some View { content() }
}

extension Shelf where Content == AnyView {
    func sorted() -> some View { self }
}

typealias AnyShelf = Shelf<AnyView>

struct Frame: View {
    let shelf: AnyShelf
    var body: some View { shelf }
}

// What the container is handed to spells its content.
struct Library: View {
    var top: Shelf<AnyView> { Shelf { AnyView(Text("a")) } }

    func middle() -> AnyShelf {
        return Shelf { AnyView(Text("b")) }
    }

    func show(_ shelf: Shelf<AnyView>, below title: String) -> some View { shelf }

    func any(_ shelf: some View) -> some View { shelf }

    var body: some View {
        VStack {
            top
            middle()
            show(Shelf { AnyView(Text("c")) }, below: "d")
            Frame(shelf: Shelf { AnyView(Text("e")) })
            Shelf { AnyView(Text("g")) }.sorted()
            Shelf { AnyView(Text("h")) }
                #if DEBUG
                .sorted()
                #else
                .padding()
                #endif
            any(Shelf { Text("f") })
        }
    }
}
