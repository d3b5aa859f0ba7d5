import Combine
import SwiftUI

struct Connection: Identifiable {
    let id: String
    let host: String
    var isOpen = true
}

enum Hosts {
    static let all: [Connection] = load()
    static let known = [Connection(id: "a", host: "a"), Connection(id: "b", host: "b")]

    static func load() -> [Connection] { [] }

    static func found(_ connections: [Connection], by text: String) -> [Connection] {
        connections.filter { $0.host.lowercased().contains(text) }
    }
}

@MainActor final class Connections: ObservableObject {
    @Published var all: [Connection] = []
    @Published var query = ""
    @Published var isPaused = false

    func filtered() -> [Connection] { all.filter { query.isEmpty || $0.host.contains(query) } }
    func open() -> [Connection] { all.filter(\.isOpen) }
}

// What people type into the model is what it searches.
struct ConnectionList: View {
    @StateObject private var model = Connections()

    var body: some View {
        List(model.filtered()) { connection in Text(connection.host) }
            .searchable(text: $model.query)
    }
}

// That the list is constant doesn't help.
struct HostPicker: View {
    @State private var query = ""
    @State private var isCompact = false

    private var found: [Connection] { Hosts.all.filter { $0.host.lowercased().contains(query) } }
    private var known: [Connection] { Hosts.known.filter { $0.host.lowercased().contains(query) } }

    var body: some View {
        VStack {
            TextField("Host", text: $query)
            Toggle("Compact", isOn: $isCompact)
            ForEach(found) { host in Text(host.host).font(isCompact ? .caption : .body) }
            ForEach(known) { host in Text(host.host) }
        }
    }
}

// The function gets a list that is stored.
struct HostList: View {
    let all: [Connection]
    let query: String

    @Binding var title: String

    private var found: [Connection] { Hosts.found(all, by: query) }

    var body: some View {
        Text(title)
        List(found) { host in Text(host.host) }
    }
}

// It doesn't search for what is typed.
struct OpenList: View {
    @StateObject private var model = Connections()

    var body: some View {
        VStack {
            TextField("Host", text: $model.query)
            ForEach(model.open()) { connection in Text(connection.host) }
        }
    }
}

// The handler sets it in a function.
struct Dragged: View {
    let connections: [Connection]
    @State private var offset: CGFloat = 0

    private func move(to offset: CGFloat) { self.offset = offset }

    var body: some View {
        VStack {
            ForEach(connections.sorted { $0.host.localizedCompare($1.host) == .orderedAscending }) { connection in
                Text(connection.host)
            }
        }
        .offset(x: offset)
        .gesture(DragGesture().onChanged { value in move(to: value.translation.width) })
    }
}
