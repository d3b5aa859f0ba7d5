import SwiftUI

struct Folder: View {
    @State var isOpen = false

    var body: some View {
        Toggle("Open", isOn: $isOpen)
    }
}

struct Row: View {
    @State var isOn = false
    let title: String

    var body: some View {
        Toggle(title, isOn: $isOn)
    }
}

struct Label: View {
    @State var size = 1.0

    var body: some View { Text("a").opacity(size) }
}

struct Rows: View {
    var body: some View {
        // The row edits it.
        Row(isOn: true, title: "a")
        Label(size: 2)
    }
}

struct Sample: View {
    @State var size = 1.0

    var body: some View { Text("a").opacity(size) }
}

#Preview { Sample(size: 2) }

@Observable final class Counter { var count = 0 }

final class Store: ObservableObject { @Published var name = "" }

struct Counting: View {
    @State var counter: Counter
    @StateObject var store: Store

    var body: some View { Text("\(counter.count) \(store.name)") }
}

struct Shared: View {
    @State var counter: Counter

    var body: some View { Text("\(counter.count)") }
}

struct Counters: View {
    let counter: Counter
    let store: Store

    var body: some View {
        Counting(counter: Counter(), store: store)
        Shared(counter: counter)
    }
}

// As a constant, it would be a new object at each evaluation of the caller that creates it.
struct Remade: View {
    @State var counter: Counter

    var body: some View { Text("\(counter.count)") }
}

struct Remakers: View {
    let counter: Counter

    var body: some View {
        Remade(counter: Counter())
        Remade(counter: counter)
    }
}
