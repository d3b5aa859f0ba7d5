import SwiftUI

enum Option {
    case sort(Int, (Int) -> Void)
    case reset(() -> Void)
}

struct OptionMenu: View {
    let options: [Option]

    var body: some View { Text("\(options.count)") }
}

// '.sort' is a case, whose closure a menu calls later.
struct Sorting: View {
    @State private var order = 0

    var body: some View {
        OptionMenu(options: [.sort(order) { order = $0 }, .reset { order = 0 }])
    }
}

// The comparison ends it.
struct Observing: View {
    let value: Int
    @State private var old = 0

    var body: some View {
        DispatchQueue.main.async {
            if old != value { old = value }
        }
        return Text("\(old)")
    }
}

final class Progress: ObservableObject {
    @Published var done = 0
}

// Nobody observes an object that the same code creates. What a cache lacks is stored once.
struct Report: View {
    @State private var known: [Int: String] = [:]

    var body: some View {
        Text("\(made(3).done)")
        Text(text(of: 3))
    }

    private func made(_ count: Int) -> Progress {
        let progress = Progress()
        progress.done = count
        return progress
    }

    private func text(of number: Int) -> String {
        if let text = known[number] { return text }
        let text = "\(number)"
        DispatchQueue.main.async { known[number] = text }
        return text
    }
}

// The change is in a function that the closure calls.
final class Events: ObservableObject {
    @Published var isQueueing = false
    @Published var isShown = false

    func show(_ isVisible: Bool) { if isShown != isVisible { isShown = isVisible } }
}

struct Timeline: View {
    @ObservedObject var events: Events

    var body: some View {
        GeometryReader { proxy -> Color in
            DispatchQueue.main.async { scrolled(proxy) }
            DispatchQueue.main.async { events.show(proxy.size.height > 0) }
            return Color.clear
        }
    }

    private func scrolled(_ proxy: GeometryProxy) {
        let offset = proxy.frame(in: .global).origin.y
        events.isQueueing = offset < 0
    }
}

// A test of the state itself ends the changes.
struct ChatLog: View {
    @State private var isAtEnd = false
    @State private var isFirst = true
    @State private var uses = 0
    @State private var unread = 3

    private var title: String {
        switch uses {
        case 0: return "No limit"
        case 1: return "One use"
        default: uses = 0; return "No limit"
        }
    }

    var body: some View {
        if isFirst {
            DispatchQueue.main.async {
                if self.isFirst { self.isFirst = false }
            }
        }
        return GeometryReader { proxy -> Text in
            if proxy.size.height > 100 {
                if !isAtEnd {
                    DispatchQueue.main.async {
                        isAtEnd = true
                        unread = 0
                    }
                }
            } else {
                if isAtEnd {
                    DispatchQueue.main.async { isAtEnd = false }
                }
            }
            return Text("\(title) \(unread)")
        }
    }
}

// It is changed while there is none.
struct Game: View {
    let first: Int?
    @State private var game: Int?

    var body: some View {
        guard let game = self.game else {
            if let first {
                DispatchQueue.main.async { self.game = first }
            }
            return Text("None")
        }
        return Text("\(game)")
    }
}

// It is still changed at once.
struct Ready: View {
    @State private var isReady = false

    var body: some View {
        if !isReady { isReady = true }
        return Text("\(isReady)")
    }
}
