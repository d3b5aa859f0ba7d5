import SwiftUI

struct Trail: Identifiable {
    let id: Int
    var name: String
}

struct Note: Identifiable {
    var id: UUID { UUID() }
    var text: String
}

struct Networks: View {
    @State private var networks: [String] = []
    @State private var notes: [Note] = []
    @State private var trails: [Trail] = []

    var body: some View {
        List {
            ForEach(networks.indices, id: \.self) { index in
                HStack {
                    TextField("Network", text: $networks[index])
                    Button("Remove") { networks.remove(at: index) }
                }
            }
            ForEach(Array(notes.enumerated()), id: \.offset) { _, note in Text(note.text) }
                .onDelete { notes.remove(atOffsets: $0) }
            ForEach(trails.indices, id: \.self) { index in
                HStack {
                    Text("\(index + 1)")
                    TextField("Name", text: $trails[index].name)
                }
            }
            ForEach(trails.indices, id: \.self) { index in
                Button(trails[index].name) { trails.remove(at: index) }
            }
            ForEach(trails.filter { !$0.name.isEmpty }.indices, id: \.self) { index in
                TextField("Name", text: $trails[index].name)
            }
        }
    }
}

struct Scrolled: View {
    @State private var trails: [Trail] = []

    var body: some View {
        ScrollViewReader { proxy in
            ForEach(trails.indices, id: \.self) { i in
                Text(trails[i].name).id(i)
            }
            .onMove { trails.move(fromOffsets: $0, toOffset: $1) }
            Button("Last") { proxy.scrollTo(trails.count - 1) }
        }
    }
}

struct Given: View {
    let names: [String]

    var body: some View {
        ForEach(Array(names.enumerated()), id: \.offset) { _, name in
            Toggle(name, isOn: .constant(true))
        }
    }
}

struct Header: Identifiable, Codable {
    var id = UUID()
    var name = ""
}

struct Request {
    var headers: [Header] = []
}

// The 'id' is stored.
struct Headers: View {
    @Binding var request: Request

    var body: some View {
        ForEach($request.headers.indices, id: \.self) { index in
            TextField("Name", text: $request.headers[index].name)
                .swipeActions { Button("Delete") { request.headers.remove(at: index) } }
        }
    }
}

struct Fact {
    let text: String
    var isHidden = false
}

struct FactRow: View {
    let fact: Fact
    @State private var isOpen = false

    var body: some View { Toggle(fact.text, isOn: $isOpen) }
}

// What is filtered is given, and never edited.
struct FactList: View {
    let facts: [Fact]

    private var shown: [Fact] { facts.filter { !$0.isHidden } }

    var body: some View {
        ForEach(shown.indices, id: \.self) { index in FactRow(fact: shown[index]) }
    }
}
