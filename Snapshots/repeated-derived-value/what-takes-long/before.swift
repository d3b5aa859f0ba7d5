import SwiftUI

struct Trail: Identifiable {
    let id: Int
    var name: String
    var length = 0
}

enum Phase { case idle, running }

struct Store {
    func fetch() -> [Trail] { [] }
}

final class Library: ObservableObject {
    @Published var trails: [Trail] = []

    func load(_ store: Store) { trails = store.fetch() }
}

// Numbers are compared quickly, names aren't; all that a store has may be long.
struct Notes: View {
    let trails: [Trail]
    @ObservedObject var library: Library
    @State private var draft = ""

    private var byLength: [Trail] { trails.sorted { $0.length < $1.length } }
    private var byName: [Trail] { trails.sorted { $0.name.localizedCompare($1.name) == .orderedAscending } }
    private var longest: [Trail] { library.trails.sorted { $0.length > $1.length } }

    var body: some View {
        VStack {
            TextField("Note", text: $draft)
            Text("\(draft.count) letters")
            ForEach(byLength) { trail in Text(trail.name) }
            ForEach(byName) { trail in Text(trail.name) }
            ForEach(longest) { trail in Text(trail.name) }
        }
    }
}

// What is typed in an alert, or on another page, changes what nobody looks at.
struct Apart: View {
    let trails: [Trail]
    let page: Int
    @State private var name = ""
    @State private var query = ""
    @State private var isShown = false

    private var byName: [Trail] { trails.sorted { $0.name.localizedCompare($1.name) == .orderedAscending } }

    @ViewBuilder private var first: some View {
        ForEach(byName) { trail in Text(trail.name) }
    }

    @ViewBuilder private var second: some View {
        TextField("Search", text: $query)
    }

    var body: some View {
        VStack {
            switch page {
            case 0: first
            default: second
            }
            Text("\(name.count) \(query.count)")
        }
        .alert("Name", isPresented: $isShown) { TextField("Name", text: $name) }
    }
}

// A phase is set often, and seldom another one.
struct Polling: View {
    let trails: [Trail]
    @State private var phase = Phase.idle
    static let timer = Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()

    private var byName: [Trail] { trails.sorted { $0.name.localizedCompare($1.name) == .orderedAscending } }

    var body: some View {
        VStack {
            if phase == .idle { Text("idle") }
            ForEach(byName) { trail in Text(trail.name) }
        }
        .onReceive(Self.timer) { _ in phase = .running }
    }
}

enum Languages {
    static let codes = ["de", "en"]

    static func name(of code: String) -> String { code.uppercased() }

    // It is made of constants.
    static var options: [String] {
        codes.map { name(of: $0) }.sorted { $0.localizedCompare($1) == .orderedAscending }
    }
}

struct LanguageForm: View {
    @State private var draft = ""

    var body: some View {
        VStack {
            TextField("Draft", text: $draft)
            Text("\(draft.count)")
            ForEach(Languages.options, id: \.self) { Text($0) }
        }
    }
}

// There is little to choose from.
struct Choices: View {
    let trails: [Trail]
    @State private var choice = 0

    var body: some View {
        Picker("Trail", selection: $choice) {
            ForEach(trails.filter { $0.length > 1 }) { trail in Text(trail.name) }
        }
    }
}

// While one field has the focus, nobody types in the other.
struct Suggestions: View {
    let names: [String]
    @State private var address = ""
    @State private var name = ""
    @FocusState private var isFocused: Bool

    private var found: [String] { names.filter { $0.localizedCaseInsensitiveContains(name) } }
    private var showsSome: Bool { isFocused && !found.isEmpty }

    var body: some View {
        VStack {
            TextField("Address", text: $address)
            Text("\(address.count) letters")
            TextField("Name", text: $name).focused($isFocused)
            if showsSome { ForEach(found, id: \.self) { name in Text(name) } }
        }
    }
}

// That a file is read each time is reported for the file.
struct Stored: View {
    @State private var draft = ""

    private var names: [String] {
        let text = (try? String(contentsOfFile: "names", encoding: .utf8)) ?? ""
        let all: [String] = text.components(separatedBy: "\n")
        return all.sorted { $0.localizedCompare($1) == .orderedAscending }
    }

    var body: some View {
        TextField("Note", text: $draft)
        ForEach(names, id: \.self) { Text($0) }
    }
}
