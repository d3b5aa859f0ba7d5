import Foundation
import SwiftUI

enum Files {
    static func folder() -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("trails")
        if !FileManager.default.fileExists(atPath: url.path) {
            try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }
        return url
    }

    static func size(of path: String) -> Int {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.size] as? Int ?? 0
    }

    static func sizes(of paths: [String]) -> Int {
        var sum = 0
        for path in paths {
            sum += (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0
        }
        return sum
    }

    static func clear(_ path: String) -> String {
        try? FileManager.default.removeItem(atPath: path)
        return path
    }
}

// The folder is made once; the attributes of one file cost as little as to ask whether there is one.
struct Storage: View {
    let paths: [String]

    var body: some View {
        VStack {
            Text(Files.folder().path)
            Text("\(Files.size(of: "a"))")
            Text("\(Files.sizes(of: paths))")
            Text(Files.clear("b"))
        }
    }
}

// 'image-decode-in-body' reports it.
struct Cover: View {
    let url: URL

    var body: some View {
        if let data = try? Data(contentsOf: url), let image = UIImage(data: data) {
            Image(uiImage: image)
        }
    }
}

enum Host {
    static func name(_ read: @Sendable () -> String) -> String {
        if Thread.isMainThread { return read() }
        return DispatchQueue.main.sync { read() }
    }
}

struct Named: View {
    var body: some View { Text(Host.name { "a" }) }
}

// A protocol asks this of many types: hardly this one is meant.
protocol Engine { var voices: [String] { get } }

struct Local: Engine {
    var voices: [String] { (try? FileManager.default.contentsOfDirectory(atPath: "voices")) ?? [] }
}

struct Second: Engine { let voices: [String] = [] }
struct Third: Engine { let voices: [String] = [] }
struct Fourth: Engine { let voices: [String] = [] }
struct Fifth: Engine { let voices: [String] = [] }

struct Voices: View {
    let engine: any Engine

    var body: some View { Text("\(engine.voices.count)") }
}

// The process has ended, and the handlers of a dispatch source run on their queue.
struct Monitor: View {
    let process: Process
    let source: any DispatchSourceRead

    var body: some View {
        Text(status)
            .onAppear { watch() }
    }

    private var status: String {
        if !process.isRunning { process.waitUntilExit() }
        return "\(process.terminationStatus)"
    }

    private func watch() {
        source.setEventHandler { read() }
    }

    private func read() { usleep(10_000) }
}

enum Machine {
    static var name: String {
        #if arch(x86_64)
        return (try? String(contentsOfFile: "model", encoding: .utf8)) ?? ""
        #else
        return "Mac"
        #endif
    }

    static var nameOfIntel: String { (try? String(contentsOfFile: "model", encoding: .utf8)) ?? "" }
}

enum Log {
    static func text() -> String { (try? String(contentsOfFile: "log", encoding: .utf8)) ?? "" }
}

// Hardly anybody runs these.
struct MachineName: View {
    var body: some View { Text(Machine.name.isEmpty ? Machine.nameOfIntel : Machine.name) }
}

struct LogDebugView: View {
    var body: some View { Text(Log.text()) }
}

// The view calls the other function of the name.
final class Store {
    var names: [Int: String] = [:]

    func name(of trail: Int) -> String { names[trail] ?? "" }

    func name(from path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }
}

struct StoredName: View {
    let store: Store

    var body: some View { Text(store.name(of: 1)) }
}

// It doesn't wait for what has been signaled.
struct Signal: View {
    let semaphore: DispatchSemaphore

    var body: some View {
        Text("a").onAppear {
            semaphore.signal()
            semaphore.wait()
        }
    }
}
