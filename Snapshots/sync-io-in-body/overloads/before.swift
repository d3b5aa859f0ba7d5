import Foundation
import SwiftUI

struct Trail {
    let name: String
}

// A function that only calls another one of its name is no step of its own.
final class Store {
    func isLoaded(_ trail: Trail) -> Bool { isLoaded(named: trail.name) }

    func isLoaded(named name: String) -> Bool { url(named: name) != nil }

    private func url(named name: String) -> URL? {
        let url = URL(fileURLWithPath: name)
        return isValid(url) ? url : nil
    }

    private func isValid(_ url: URL) -> Bool {
        let text = try? String(contentsOf: url, encoding: .utf8)
        return text?.isEmpty == false
    }
}

struct TrailCard: View {
    let store: Store
    let trail: Trail
    @State private var isOpen = false

    private var isLoaded: Bool { store.isLoaded(trail) }

    var body: some View {
        Toggle("Open", isOn: $isOpen)
        Text(isLoaded && isOpen ? "loaded" : "")
    }
}
