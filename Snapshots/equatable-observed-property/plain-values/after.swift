import Observation
import SwiftUI

struct Filter: Equatable {
    var text = ""
    var isOn = false
}

enum Phase: Equatable {
    case idle
    case loading(Int)
}

struct Item: Identifiable {
    let id: Int
    var tags: [Tag]
}

struct Tag {
    var name: String
}

struct Compared: Equatable {
    var name: String
}

struct Own {
    var name: String
    static func == (left: Own, right: Own) -> Bool { true }
}

enum Kind { case a, b }

@Observable final class Model {
    var filter = Filter()
    var phase: Phase = .idle
    var items: [Item] = []
    var compared = Compared(name: "")
    var own = Own(name: "")
    var kind = Kind.a
    var unread = Tag(name: "")
    @ObservationIgnored var ignored = Tag(name: "")
}

struct ModelView: View {
    let model: Model

    var body: some View {
        VStack {
            Text(model.filter.text)
            switch model.phase {
            case .idle: Text("idle")
            case .loading(let count): Text("\(count)")
            }
            ForEach(model.items) { Text("\($0.id)") }
            Text(model.compared.name)
            Text(model.own.name)
            Text("\(model.kind == .a)")
            Text(model.ignored.name)
        }
    }
}

@Observable final class Timeline {
    var pages: [Item] = []
    var polled: [Item] = []

    func load() { pages = [] }
}

struct TimelineList: View {
    let timeline: Timeline

    var body: some View {
        ForEach(timeline.pages) { Text("\($0.id)") }
        ForEach(timeline.polled) { Text("\($0.id)") }
            .onChange(of: timeline.pages.count) { timeline.polled = timeline.pages }
    }
}

final class Node {}

struct Branch: Identifiable {
    let id: Int
    var leaves: [Leaf]
}

struct Leaf { var node: Node }

// What is emptied first differs, and objects can't be compared.
@Observable final class Feed {
    var emptied: [Item] = []
    var branches: [Branch] = []
    var item = Item(id: 0, tags: [])

    func reset() { emptied = [] }
}

struct FeedView: View {
    let feed: Feed
    let items: [Item]

    var body: some View {
        ForEach(feed.emptied) { Text("\($0.id)") }
        ForEach(feed.branches) { Text("\($0.id)") }
        Text("\(feed.item.id)")
            .onChange(of: items.count) {
                feed.emptied = items
                feed.branches = [Branch(id: items.count, leaves: [])]
            }
    }
}

// What 'onChange' reports differs from the last value.
@Observable final class Selection {
    var item = Item(id: 0, tags: [])
    var last = Item(id: 0, tags: [])
    var first = Item(id: 0, tags: [])

    func update(_ items: [Item]) { first = items[0] }
}

struct SelectionView: View {
    let selection: Selection
    let items: [Item]

    var body: some View {
        Text("\(selection.item.id) \(selection.last.id) \(selection.first.id)")
            .onChange(of: items[0].id) {
                selection.last = items[0]
                selection.update(items)
            }
            .onChange(of: items.first?.tags.count) { _, _ in selection.update(items) }
    }
}
