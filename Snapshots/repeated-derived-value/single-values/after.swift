import Observation
import SwiftUI

struct Item: Hashable {
    let name: String
    let size: Int
    var isBroken = false
}

@MainActor @Observable final class Queue {
    var items: [Int: [Item]] = [:]
    var brokenCount: Int { items.flatMap { $0.value }.filter { $0.isBroken }.count }
}

struct Badge: View {
    let queue: Queue

    var body: some View {
        HStack {
            let brokenCount = queue.brokenCount
            if brokenCount > 1 { Text("\(brokenCount)") }
        }
    }
}

struct Sizes: View {
    let items: [Item]

    private var total: Int { items.reduce(0) { $0 + $1.size } }

    // The guard may leave before the total is needed.
    private func color(of item: Item) -> Color {
        guard item.size > 0, total > 0 else { return .clear }
        return item.size * 2 > total ? .red : .green
    }

    private func line(of item: Item) -> Color {
        let total = self.total
        guard total > 0 else { return .clear }
        return item.size * 2 > total ? .red : .green
    }

    var body: some View {
        VStack {
            ForEach(items, id: \.self) { item in
                Text(item.name).foregroundStyle(color(of: item)).background(line(of: item))
            }
        }
    }
}

// By a function that derives it.
@MainActor @Observable final class Library {
    var items: [Item] = []
    func items(isBroken: Bool) -> [Item] { items.filter { $0.isBroken == isBroken } }
}

struct Broken: View {
    let library: Library

    private var broken: [Item] { library.items(isBroken: true) }

    var body: some View {
        VStack {
            if broken.isEmpty { Text("None") }
            ForEach(broken, id: \.self) { item in Text(item.name) }
        }
    }
}

// A search ends at the first hit, and a closure runs later.
struct Searched: View {
    let items: [Item]

    private var hasBroken: Bool { items.contains { $0.isBroken } }
    private var action: () -> Int { { items.filter { $0.isBroken }.count } }

    var body: some View {
        VStack {
            if hasBroken { Text("Broken: \(hasBroken)") }
            Button("A") { print(action()) }
            Button("B", action: { print(action()) })
        }
    }
}
