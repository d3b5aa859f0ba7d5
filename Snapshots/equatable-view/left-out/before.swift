import SwiftUI

struct Row: View, Equatable {
    let title: String
    let isSelected: Bool
    let action: () -> Void
    @State private var isOpen = false
    private let limit = 3

    nonisolated static func == (left: Row, right: Row) -> Bool { left.title == right.title }

    var body: some View { Text(title) }
}

struct Whole: View, Equatable {
    let title: String
    let isSelected: Bool

    nonisolated static func == (left: Whole, right: Whole) -> Bool {
        left.title == right.title && left.isSelected == right.isSelected
    }

    var body: some View { Text(title) }
}

struct Keyed: View {
    let title: String
    let isSelected: Bool

    nonisolated var key: String { title + "\(isSelected)" }

    var body: some View { Text(title) }
}

extension Keyed: Equatable {
    nonisolated static func == (left: Keyed, right: Keyed) -> Bool { left.key == right.key && left.title == right.title }
}

struct Frozen: View, Equatable {
    let title: String

    nonisolated static func == (left: Frozen, right: Frozen) -> Bool { true }

    var body: some View { Text(title) }
}

struct Synthesized: View, Equatable {
    let title: String

    var body: some View { Text(title) }
}

// The color is made of the name.
struct Pin: View, Equatable {
    let name: String
    private let color: String

    init(name: String) {
        self.name = name
        color = name.lowercased()
    }

    nonisolated static func == (left: Pin, right: Pin) -> Bool { left.name == right.name }

    var body: some View { Text(name + color) }
}

// Each call passes a constant or leaves the default, or a value that changes.
struct Mark: View, Equatable {
    let title: String
    let symbol: String
    var size = 8.0
    var count = 0

    nonisolated static func == (left: Mark, right: Mark) -> Bool { left.title == right.title }

    var body: some View { Label(title, systemImage: symbol).padding(size).badge(count) }
}

struct Marks: View {
    let title: String

    var body: some View {
        Mark(title: title, symbol: "star", count: title.count)
        Mark(title: title, symbol: "flag", size: 4)
    }
}
