import SwiftUI

struct Trail: Identifiable {
    let id: Int
    var name: String
    var isOpen = true
}

enum Mode { case list, grid }

enum Weekday: String, CaseIterable {
    case monday, tuesday
}

struct Exclusive: View {
    let trails: [Trail]
    let mode: Mode

    private var open: [Trail] { trails.filter(\.isOpen) }

    var body: some View {
        switch mode {
        case .list: List(open) { trail in Text(trail.name) }
        case .grid: ForEach(open) { trail in Text(trail.name) }
        }
        Button("Share") { print(open.count) }
    }
}

struct Bound: View {
    let trails: [Trail]

    private var open: [Trail] { trails.filter(\.isOpen) }

    var body: some View {
        let open = self.open
        if open.isEmpty { Text("None") }
        ForEach(open) { trail in Text(trail.name) }
    }
}

struct Constant: View {
    private var names: [String] { Weekday.allCases.map(\.rawValue) }

    var body: some View {
        Text("\(names.count)")
        ForEach(names, id: \.self) { name in Text(name) }
    }
}

struct Cheap: View {
    let trails: [Trail]

    private var latest: [Trail] { trails.reversed() }

    var body: some View {
        Text("\(latest.count)")
        ForEach(latest) { trail in Text(trail.name) }
    }
}

struct InSheet: View {
    let trails: [Trail]
    @State private var isShown = false

    private var open: [Trail] { trails.filter(\.isOpen) }

    var body: some View {
        List(open) { trail in Text(trail.name) }
            .sheet(isPresented: $isShown) { Text("\(open.count)") }
    }
}
