import SwiftUI

struct Card<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }

    func footer(@ViewBuilder _ footer: () -> Content) -> some View {
        VStack { content(); footer() }
    }
}

extension Card where Content == AnyView {
    static var empty: Card { Card { AnyView(EmptyView()) } }
}

struct Screen: View {
    let card: Card<AnyView>

    var body: some View {
        card.footer { AnyView(Text("a")) }
        Card { AnyView(Text("b")) }
            .footer { AnyView(Image("b")) }
        Card { Text("c") }
    }
}
