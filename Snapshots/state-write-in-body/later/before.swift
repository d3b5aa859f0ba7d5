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
