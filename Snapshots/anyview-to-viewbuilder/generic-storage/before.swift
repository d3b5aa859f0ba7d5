import SwiftUI

/// Memberwise.
struct TabEntry: View {
    let title: String
    let image: AnyView

    var body: some View {
        HStack {
            image.padding()
            Text(title)
        }
    }
}

/// The initializer takes an AnyView.
private struct Card: View {
    private let contentView: AnyView

    init(title: String, content view: AnyView) {
        self.title = title
        contentView = view
    }

    private let title: String

    var body: some View {
        VStack {
            Text(title)
            framed
        }
    }
}

extension Card {
    private var framed: some View { contentView.padding() }
}

/// The initializer erases what it takes.
struct EmptyState<ID: Hashable>: View {
    let id: ID
    let actions: AnyView

    init(id: ID, @ViewBuilder actions: () -> some View = { EmptyView() }) {
        self.id = id
        self.actions = AnyView(actions())
    }

    var body: some View { actions.id(id) }
}

/// Closures, one of which is a builder.
struct Shelf: View {
    let empty: () -> AnyView
    @ViewBuilder var row: (Int) -> AnyView
    let count: Int

    var body: some View {
        if count == 0 { empty() } else { ForEach(0..<count, id: \.self) { row($0) } }
    }
}

/// The initializer calls the closure.
struct Panel: View {
    private let content: AnyView

    init(@ViewBuilder content: () -> AnyView) {
        self.content = content()
    }

    var body: some View { Group { content } }
}

struct Screen: View {
    var isOn: Bool

    var body: some View {
        VStack {
            TabEntry(title: "First", image: AnyView(Image(systemName: "star")))
            TabEntry(title: "Second", image: .init(Text("2"))).opacity(0.5)
            TabEntry(title: "Marked", image: mark)
            Card(
                title: "Card",
                content: AnyView(
                    Text("In the card")
                        .font(.title)
                )
            )
            EmptyState(id: 1) { Text("Reload") }
            EmptyState(id: "none")
            shelf
            Panel { AnyView(Text("In the panel")) }
            Panel { AnyView(Image(systemName: "circle")) }
        }
    }

    // Its type is inferred where it is passed on, so it changes, too.
    private var mark: AnyView { AnyView(Circle()) }

    private var shelf: some View {
        Shelf(empty: { AnyView(Text("None")) }, row: { number in AnyView(Text("\(number)")) }, count: 3)
    }
}

#Preview {
    TabEntry(title: "Third", image: AnyView(Circle()))
}
