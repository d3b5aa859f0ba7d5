import Combine
import SwiftUI

@MainActor final class Pending: ObservableObject {
    @Published var count = 0
    var names: [String] = [] {
        didSet { count = names.count }
    }

    func clear() { count = 0 }
}

// The body compares what is observed, and names a method; a width is set once for each layout.
struct Timeline: View {
    @ObservedObject var pending: Pending
    @ObservedObject var other: Pending
    @State private var width = 0.0
    let names: [String]

    var body: some View {
        VStack {
            List(names, id: \.self) { name in Text(name) }
            Button("Clear", action: other.clear)
            Color.clear.frame(width: width)
            content
        }
        .onGeometryChange(for: Double.self) { $0.size.width } action: { width = $0 }
        .onChange(of: pending.count) { pending.names.append("") }
        .onChange(of: names) { other.names.append("") }
    }

    @ViewBuilder private var content: some View {
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
