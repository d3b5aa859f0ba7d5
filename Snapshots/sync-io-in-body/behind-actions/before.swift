import Foundation
import SwiftUI

enum Tool {
    static func version() -> String {
        let process = Process()
        try? process.run()
        process.waitUntilExit()
        return "1"
    }

    static func names() -> [String] {
        let pipe = Pipe()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        return [String(decoding: data, as: UTF8.self)]
    }

    static func read() -> Data? { FileManager.default.contents(atPath: "tool") }
}

actor Runner {
    func version() -> String { Tool.version() }
}

func detect() -> [String] { Tool.names() }

struct Preferences: View {
    @State private var version = ""
    @State private var names: [String] = []
    let runner: Runner

    private func load() { version = Tool.version() }

    var body: some View {
        VStack {
            Text(version).onAppear { names = detect() }
            Text(names.first ?? "").task { load() }
            Button("Check") { load() }
            Button("Read") { print(Tool.read()?.count ?? 0) }
            Button("Later") { Task.detached { print(Tool.version()) } }
            Button("There") { Task { version = await runner.version() } }
            Button("Here") { Task { version = Tool.version() } }
        }
        .task { names = Tool.read() == nil ? [] : ["a"] }
    }
}
