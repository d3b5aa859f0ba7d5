import Combine
import SwiftUI

@MainActor final class Pending: ObservableObject {
    @Published var count = 0
    var names: [String] = [] {
        didSet { count = names.count }
    }
}

@MainActor final class Settings: ObservableObject {
    @Published var isBold = false
}

// Nothing but a button changes what is observed.
@MainActor final class Theme: ObservableObject {
    @Published var name = ""
    var number = 0 {
        didSet { name = "\(number)" }
    }
}

struct Timeline: View {
    @StateObject private var pending = Pending()
    @StateObject private var other = Pending()
    @StateObject private var settings = Settings()
    @StateObject private var theme = Theme()
    @State private var isHovered = false
    // These change together.
    @State private var isInside = false
    @State private var entries = 0
    let names: [String]

    var body: some View {
        VStack {
            List(names, id: \.self) { name in Text(name) }
            badge
            Text("\(other.count)")
            first
            second
            Text("\(other.count)")
        }
        .onHover { isHovered = $0 }
        .onHover { isInside in
            self.isInside = isInside
            entries = isInside ? 1 : 0
        }
        .onChange(of: names) { pending.names.append("") }
    }

    private var badge: some View {
        Text("\(pending.count)")
            .opacity(isHovered ? 1 : 0)
            .animation(.default, value: isHovered)
            .italic(isInside)
            .badge(entries)
            .bold(settings.isBold || theme.name.isEmpty)
            .onTapGesture { theme.number = 1 }
    }

    @ViewBuilder private var first: some View {
        Text("0")
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
        Text("7")
        Text("8")
    }

    @ViewBuilder private var second: some View {
        VStack {
            Text("0")
            Text("1")
            Text("2")
            Text("3")
            Text("4")
            Text("5")
            Text("6")
            Text("7")
            Text("8")
        }
        VStack {
            Text("0")
            Text("1")
            Text("2")
            Text("3")
            Text("4")
            Text("5")
            Text("6")
            Text("7")
            Text("8")
        }
        VStack {
            Text("0")
            Text("1")
            Text("2")
            Text("3")
            Text("4")
            Text("5")
            Text("6")
            Text("7")
            Text("8")
        }
    }
}

@MainActor final class Results: ObservableObject {
    @Published var names: [String] = []

    func run() async {
        while !Task.isCancelled { names.append("a") }
    }
}

// The results change along with other state, or in a larger part.
struct Search: View {
    @StateObject private var results = Results()
    @StateObject private var first = Results()
    @StateObject private var second = Results()
    @State private var isLoading = false

    var body: some View {
        VStack {
            List(results.names, id: \.self) { name in Text(name) }
            Text("\(first.names.count)")
            HStack {
                Text("Second")
                Text("\(second.names.count)")
            }
            Text(isLoading ? "Loading" : "")
            others
        }
        .onTapGesture { load(["a"]) }
    }

    private func load(_ names: [String]) {
        if names.isEmpty {
            results.names = []
        } else {
            results.names.append(contentsOf: names)
        }
        isLoading = false
    }

    @ViewBuilder private var others: some View {
        VStack {
            Text("0")
            Text("1")
            Text("2")
            Text("3")
            Text("4")
            Text("5")
            Text("6")
            Text("7")
            Text("8")
            Text("9")
        }
        VStack {
            Text("0")
            Text("1")
            Text("2")
            Text("3")
            Text("4")
            Text("5")
            Text("6")
            Text("7")
            Text("8")
            Text("9")
        }
        VStack {
            Text("0")
            Text("1")
            Text("2")
            Text("3")
            Text("4")
            Text("5")
            Text("6")
            Text("7")
            Text("8")
            Text("9")
        }
        VStack {
            Text("0")
            Text("1")
            Text("2")
            Text("3")
            Text("4")
            Text("5")
            Text("6")
            Text("7")
            Text("8")
            Text("9")
        }
        VStack {
            Text("0")
            Text("1")
            Text("2")
            Text("3")
            Text("4")
            Text("5")
            Text("6")
            Text("7")
            Text("8")
            Text("9")
        }
    }
}
