import Foundation
import SwiftUI

struct Notes: View {
    let url: URL
    let path: String
    static let licence = try? String(contentsOf: URL(fileURLWithPath: "/licence"), encoding: .utf8)

    private var files: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    }

    var body: some View {
        VStack {
            if let text = try? String(contentsOf: url, encoding: .utf8) { Text(text) }
            ForEach(files, id: \.self) { Text($0) }
            if FileManager.default.fileExists(atPath: path) { Text("Open") }
            Button("Export") {
                try? Data().write(to: url)
                try? FileManager.default.removeItem(at: url)
            }
        }
    }
}

struct Tool: View {
    @State private var version = ""

    private func load() -> String {
        let semaphore = DispatchSemaphore(value: 0)
        semaphore.wait()
        return "1"
    }

    var body: some View {
        Text(version).onAppear { version = load() }
    }
}

struct Settings: View {
    let stored: Data

    private var collapsed: Set<String> {
        (try? JSONDecoder().decode(Set<String>.self, from: stored)) ?? []
    }

    var body: some View { Text("\(collapsed.count)") }
}

final class Tree {
    private var children: [String: [String]] = [:]

    func loaded(_ path: String) -> [String] {
        if children[path] == nil { children[path] = read(path) }
        return children[path] ?? []
    }

    private func read(_ path: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    }
}

struct TreeView: View {
    let tree: Tree

    var body: some View { ForEach(tree.loaded("/"), id: \.self) { Text($0) } }
}

struct Twice: View {
    let path: String

    private var files: [String] {
        let first = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return first + ((try? FileManager.default.contentsOfDirectory(atPath: path + "/a")) ?? [])
    }

    private var title: Text {
        Text((try? String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)) ?? "")
    }

    private func thumbnail() -> Image? {
        (try? Data(contentsOf: URL(fileURLWithPath: path))).map { _ in Image("a") }
    }

    private func icon() -> String {
        if Thread.isMainThread {
            return "a"
        } else {
            return DispatchQueue.main.sync { "a" }
        }
    }

    var body: some View {
        VStack {
            ForEach(files, id: \.self) { Text($0) }
            title
            Text(icon())
        }
        .onAppear { _ = thumbnail() }
    }
}

@MainActor final class Archive {
    static let shared = Archive()
    let data = Data()
    private var stored: NSString?

    var title: NSString? { try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSString.self, from: data) }

    var kept: NSString? {
        if let stored { return stored }
        stored = try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSString.self, from: data)
        return stored
    }

    func text(_ path: String) -> String? { NSKeyedUnarchiver.unarchiveObject(withFile: path) as? String }
}

struct Archived: View {
    let name: String

    var body: some View {
        VStack {
            Text(name)
            Text(Archive.shared.title as String? ?? "")
            Text(Archive.shared.kept as String? ?? "")
            Text(Archive.shared.text("/archive") ?? "")
        }
        .onAppear { _ = Archive.shared.text("/archive") }
    }
}

// The data is made when a drag begins.
struct Dragged: View {
    let path: String

    private func data() -> Data {
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return (try? Data(contentsOf: URL(fileURLWithPath: path))) ?? Data()
    }

    var body: some View { Text(path).draggable(data()) }
}

protocol Stored {
    associatedtype Value
    static var key: String { get }
}

extension Stored where Value == Bool {
    static func get() -> Bool { UserDefaults.standard.bool(forKey: key) }
}

extension Stored where Value == [Int] {
    static func get() -> [Int] {
        let data = UserDefaults.standard.data(forKey: key) ?? Data()
        return (try? JSONDecoder().decode([Int].self, from: data)) ?? []
    }
}

enum IsLarge: Stored {
    typealias Value = Bool
    static let key = "isLarge"
    static var value: Bool {
        get { get() }
    }
}

// The function of the extension for numbers isn't called.
struct Stores: View {
    var body: some View { Text(IsLarge.value ? "Large" : "Small") }
}
