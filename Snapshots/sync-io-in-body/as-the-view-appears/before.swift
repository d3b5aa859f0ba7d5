import Foundation
import Observation
import SwiftUI

struct Identity {
    let name: String

    static func load() -> Identity? {
        guard let text = read("identity") else { return nil }
        return Identity(name: text)
    }

    private static func read(_ name: String) -> String? {
        try? String(contentsOfFile: name, encoding: .utf8)
    }

    static func loadLater() async -> Identity? {
        load()
    }

    static func save() {
        try? FileManager.default.removeItem(atPath: "identity")
    }
}

struct Settings {
    static func load() -> Settings? { load(from: "settings") }

    static func load(from path: String) -> Settings? {
        FileManager.default.contents(atPath: path).map { _ in Settings() }
    }
}

struct Overloaded: View {
    @State private var settings: Settings?

    var body: some View {
        Text(settings == nil ? "a" : "b")
            .onAppear {
                settings = Settings.load()
            }
    }
}

struct Panel: View {
    @State private var identity: Identity?

    var body: some View {
        Text(identity?.name ?? "")
            .onAppear {
                identity = Identity.load()
            }
    }
}

struct Silent: View {
    @State private var identity: Identity?

    var body: some View {
        Text(identity?.name ?? "")
            .onAppear {
                Identity.save()
                Task { identity = await Identity.loadLater() }
            }
    }
}

// It is read once, however often the view appears.
struct Once: View {
    @State private var isLoaded = false
    @State private var text = ""

    private func load() {
        guard !isLoaded else { return }
        isLoaded = true
        text = (try? String(contentsOfFile: "identity", encoding: .utf8)) ?? ""
    }

    var body: some View {
        Text(text).onAppear { load() }
    }
}

// They have no properties, or are shown in a sheet: what they read is read as they appear.
struct Licenses: View {
    var body: some View {
        Text((try? String(contentsOfFile: "licenses", encoding: .utf8)) ?? "")
    }
}

struct Report: View {
    let path: String
    @State private var isShown = false

    var body: some View {
        Button("Report") { isShown = true }
            .sheet(isPresented: $isShown) {
                Text((try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
            }
    }
}

// The store changes while the view is shown.
@MainActor @Observable final class Store {
    static let shared = Store()
    var path = "notes"
}

struct Stored: View {
    var body: some View {
        Text((try? String(contentsOfFile: Store.shared.path, encoding: .utf8)) ?? "")
    }
}

// The closure of 'filter' runs at once, that of 'detached' elsewhere.
enum Tool {
    static func isInstalled(_ name: String) -> Bool {
        let process = Process()
        process.arguments = [name]
        try? process.run()
        process.waitUntilExit()
        return process.terminationStatus == 0
    }

    static func installed(_ names: [String]) -> [String] { names.filter { isInstalled($0) } }
}

struct Tools: View {
    let names: [String]
    @State private var tools: [String] = []

    var body: some View {
        Text("\(tools.count)")
            .onAppear { tools = Tool.installed(names) }
            .onTapGesture { Task.detached { print(Tool.installed(["a"])) } }
    }
}

// Both are done once, as the sheet opens.
struct Cleaner: View {
    let path: String
    @State private var isShown = false

    private func cleared() -> String {
        try? FileManager.default.removeItem(atPath: path)
        return path
    }

    private func decoded() -> [Int] { (try? JSONDecoder().decode([Int].self, from: Data(path.utf8))) ?? [] }

    var body: some View {
        Button("Clear") { isShown = true }
            .sheet(isPresented: $isShown) { Text("\(cleared()) \(decoded().count)") }
    }
}

// What is saved is read as little as what it replaces.
struct Choice: View {
    var body: some View {
        Text("a").onAppear { saveChoice() }
    }

    private func saveChoice() {
        let old = try? String(contentsOfFile: "choice", encoding: .utf8)
        if old == nil { try? "a".write(toFile: "choice", atomically: true, encoding: .utf8) }
    }
}

// One read leads to the other, and both are reported there.
enum Notes {
    static func text() -> String {
        if let text = try? String(contentsOfFile: "notes-de", encoding: .utf8) { return text }
        return baseText()
    }

    private static func baseText() -> String {
        (try? String(contentsOfFile: "notes", encoding: .utf8)) ?? ""
    }
}

struct NotesView: View {
    private var text: String { Notes.text() }

    var body: some View { Text(text) }
}
