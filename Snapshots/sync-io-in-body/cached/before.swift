import Foundation
import SwiftUI

@MainActor final class Store {
    static let shared = Store()
    private var cachedNames: [String] = []
    private var summary: String?

    // What is read is stored.
    func names() -> [String] {
        if !cachedNames.isEmpty { return cachedNames }
        guard let data = UserDefaults.standard.data(forKey: "names") else { return [] }
        cachedNames = (try? JSONDecoder().decode([String].self, from: data)) ?? []
        return cachedNames
    }

    // So is what the only caller reads.
    func currentSummary() -> String? {
        if let summary { return summary }
        summary = load()
        return summary
    }

    private func load() -> String? { try? String(contentsOfFile: "/summary", encoding: .utf8) }

    func parsed(_ folder: String) -> [String] {
        if cachedNames.isEmpty { return [] }
        let data = Data(folder.utf8)
        return (try? JSONDecoder().decode([String].self, from: data)) ?? []
    }
}

struct Names: View {
    @State private var count = 0

    var body: some View {
        Text("\(Store.shared.names().count) \(Store.shared.parsed("a").count)")
        Text(Store.shared.currentSummary() ?? "")
    }
}

// A migration stores what it has decoded.
enum Migrations {
    static func names() -> [String] {
        guard let data = UserDefaults.standard.data(forKey: "names"),
            let names = try? JSONDecoder().decode([String].self, from: data), !names.contains("new")
        else { return [] }
        UserDefaults.standard.set(try? JSONEncoder().encode(names + ["new"]), forKey: "names")
        return names
    }
}

struct Migrated: View {
    @State private var count = 0

    var body: some View { Text("\(Migrations.names().count) \(count)") }
}
