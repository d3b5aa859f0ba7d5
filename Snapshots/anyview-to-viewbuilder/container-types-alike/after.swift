import SwiftUI

struct Card<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
}

func pair<Content: View>(_ first: Card<Content>, _ second: Card<Content>) -> some View {
    HStack { first; second }
}

func row<First: View, Second: View>(_ first: Card<First>, _ second: Card<Second>) -> some View {
    HStack { first; second }
}

struct Screen: View {
    var body: some View {
        pair(Card { AnyView(Text("a")) }, Card { AnyView(Image("b")) })
        row(Card { Text("a") }, Card { Image("b") })
    }
}
