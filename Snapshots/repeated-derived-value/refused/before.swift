import SwiftUI

struct Trail: Identifiable {
    let id: Int
    var name: String
    var isOpen = true
}

struct NoBuilder: View {
    let trails: [Trail]

    private var open: [Trail] { trails.filter(\.isOpen) }

    private var label: Text { Text("\(open.count) of \(open.first?.name ?? "")") }

    var body: some View { label }
}

struct Shadowed: View {
    let trails: [Trail]

    private var open: [Trail] { trails.filter(\.isOpen) }

    var body: some View {
        VStack {
            Text("\(open.count)")
            Text(open.first?.name ?? "")
            ForEach(trails) { open in Text(open.name) }
        }
    }
}

struct Changing: View {
    @State private var trails: [Trail] = []

    private var open: [Trail] { trails.filter(\.isOpen) }

    var body: some View {
        VStack {
            Text("\(open.count)")
            let _ = { trails.removeAll() }()
            ForEach(open) { trail in Text(trail.name) }
        }
    }
}
