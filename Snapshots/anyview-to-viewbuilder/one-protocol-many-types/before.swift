import SwiftUI

protocol Page {
    var content: AnyView { get }
}

struct FirstPage: Page {
    var content: AnyView { AnyView(Text("One")) }
}

struct SecondPage: Page {
    var content: AnyView { AnyView(Text("Two")) }
}

struct Shelf: View {
    let item: () -> AnyView

    var body: some View { item() }
}

struct Shelves: View {
    private var title: AnyView { AnyView(Text("Title")) }

    var body: some View {
        Shelf { title }
    }
}
