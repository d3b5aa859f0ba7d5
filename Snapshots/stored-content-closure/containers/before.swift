import SwiftUI

struct Card<Content: View>: View {
    let title: String
    let content: () -> Content

    init(title: String, @ViewBuilder content: @escaping () -> Content) {
        self.title = title
        self.content = content
    }

    var body: some View {
        VStack {
            Text(title)
            content()
                .padding()
        }
    }
}

struct Framed<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        content().border(Color.red)
    }
}

struct Screen: View {
    var body: some View {
        Card(title: "a") { Text("b") }
        Framed { Text("c") }
        Framed(content: { Text("d") })
    }
}
