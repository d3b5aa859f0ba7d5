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
