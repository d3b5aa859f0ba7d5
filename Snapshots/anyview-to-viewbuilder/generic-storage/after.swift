import SwiftUI

/// Memberwise.
struct TabEntry<ImageContent: View>: View {
    let title: String
    let image: ImageContent

    var body: some View {
        HStack {
            image.padding()
            Text(title)
        }
    }
}

/// The initializer takes an AnyView.
private struct Card<Content: View>: View {
    private let contentView: Content

    init(title: String, content view: Content) {
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
struct EmptyState<ID: Hashable, ActionsContent: View>: View {
    let id: ID
    let actions: ActionsContent

    init(id: ID, @ViewBuilder actions: () -> ActionsContent = { EmptyView() }) {
        self.id = id
        self.actions = actions()
    }

    var body: some View { actions.id(id) }
}

/// Closures, one of which is a builder.
struct Shelf<EmptyContent: View, RowContent: View>: View {
    let empty: () -> EmptyContent
    @ViewBuilder var row: (Int) -> RowContent
    let count: Int

    var body: some View {
        if count == 0 { empty() } else { ForEach(0..<count, id: \.self) { row($0) } }
    }
}

/// The initializer calls the closure.
struct Panel<Content: View>: View {
    private let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var body: some View { Group { content } }
}

struct Screen: View {
    var isOn: Bool

    var body: some View {
        VStack {
            TabEntry(title: "First", image: Image(systemName: "star"))
            TabEntry(title: "Second", image: Text("2")).opacity(0.5)
            TabEntry(title: "Marked", image: mark)
            Card(
                title: "Card",
                content: Text("In the card")
                    .font(.title)
            )
            EmptyState(id: 1) { Text("Reload") }
            EmptyState(id: "none")
            shelf
            Panel { Text("In the panel") }
            Panel { Image(systemName: "circle") }
        }
    }

    // Its type is inferred where it is passed on, so it changes, too.
    private var mark: some View { Circle() }

    private var shelf: some View {
        Shelf(empty: { Text("None") }, row: { number in Text("\(number)") }, count: 3)
    }
}

#Preview {
    TabEntry(title: "Third", image: Circle())
}
