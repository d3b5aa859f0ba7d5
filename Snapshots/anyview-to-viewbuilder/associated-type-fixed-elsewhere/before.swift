import SwiftUI

@MainActor protocol Page {
    associatedtype Content: View
    var content: Content { get }
}

struct HomePage: Page {
    var content: AnyView { AnyView(Text("Home")) }
}

@MainActor func show<P: Page>(_ page: P) -> some View where P.Content == AnyView {
    page.content.padding()
}

// Named where a protocol is made of it.
@MainActor protocol Sheet<Content> {
    associatedtype Content
    func make() -> Content
}

struct HelpSheet: Sheet {
    func make() -> AnyView { AnyView(Text("Help")) }
}

@MainActor let sheets: [any Sheet<AnyView>] = [HelpSheet()]

// Members for AnyView alone.
@MainActor protocol Card {
    associatedtype Face: View
    var face: Face { get }
}

struct RedCard: Card {
    var face: AnyView { AnyView(Text("Red")) }
}

extension Card where Face == AnyView {
    var pair: some View {
        HStack {
            face
            face
        }
    }
}

// The requirement of SwiftUI itself.
struct Erased: View {
    var body: AnyView { AnyView(Text("Erased")) }
}

@MainActor func content<V: View>(_ view: V) -> some View where V.Body == AnyView { view.body }

struct Shelf: View {
    var body: some View {
        VStack {
            show(HomePage())
            RedCard().pair
            content(Erased())
        }
    }
}

// Through a function of all such types.
@MainActor protocol Maker {
    associatedtype Output
    func output() -> Output
}

struct TextMaker: Maker {
    func output() -> AnyView { AnyView(Text("made")) }
}

@MainActor func collect<M: Maker>(_ makers: [M]) -> [M.Output] { makers.map { $0.output() } }

@MainActor let made: [AnyView] = collect([TextMaker()])

// Through an extension of the protocol.
@MainActor protocol Source {
    associatedtype Item: View
    func item() -> Item
}

extension Source {
    func pair() -> [Item] { [item(), item()] }
}

struct TextSource: Source {
    func item() -> AnyView { AnyView(Text("item")) }
}

@MainActor let items: [AnyView] = TextSource().pair()
