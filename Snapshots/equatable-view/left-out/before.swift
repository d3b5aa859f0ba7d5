import SwiftUI

struct Row: View, Equatable {
    let title: String
    let isSelected: Bool
    let action: () -> Void
    @State private var isOpen = false
    private let limit = 3

    nonisolated static func == (left: Row, right: Row) -> Bool { left.title == right.title }

    var body: some View { Text(title).bold(isSelected) }
}

struct Rows: View {
    let titles: [String]
    let selected: String

    var body: some View {
        ForEach(titles, id: \.self) { title in
            Row(title: title, isSelected: title == selected) {}
            Frame(title: title, width: Double(title.count), height: 8)
            Sized(title: title, width: Double(title.count))
            Loader(name: title, size: title.count)
            Drawn(name: title)
            Banner(title: title, isWide: true)
            Title(text: title)
        }
    }
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

// Only '==' and the initializer name what is left out.
struct Drawn: View, Equatable {
    let name: String
    let length: Int

    init(name: String) {
        self.name = name
        length = name.count * 2
    }

    nonisolated static func == (left: Drawn, right: Drawn) -> Bool { left.name == right.name }

    var body: some View { Text(name) }
}

// Comments say why.
struct Frame: View, Equatable {
    let title: String
    let width: Double // Not compared: the layout gives it anew.
    // The height is left out of '==' so that equal rows stay.
    let height: Double

    nonisolated static func == (left: Frame, right: Frame) -> Bool { left.title == right.title }

    var body: some View { Text(title).frame(width: width, height: height) }
}

struct Sized: View, Equatable {
    let title: String
    let width: Double

    // The width is ignored on purpose.
    nonisolated static func == (left: Sized, right: Sized) -> Bool { left.title == right.title }

    var body: some View { Text(title).frame(width: width) }
}

/// Loads an image, and avoids reloading it when only the size changes.
struct Loader: View, Equatable {
    let name: String
    let size: Int

    nonisolated static func == (left: Loader, right: Loader) -> Bool { left.name == right.name }

    var body: some View { Text(name + "\(size)") }
}

// The maker passes on a constant of its own.
struct Banner: View {
    let title: String
    let isWide: Bool

    var body: some View { BannerText(title: title, isWide: isWide) }
}

struct BannerText: View, Equatable {
    let title: String
    let isWide: Bool

    nonisolated static func == (left: BannerText, right: BannerText) -> Bool { left.title == right.title }

    var body: some View { Text(title).bold(isWide) }
}

// The initializer leaves the default.
struct Title: View, Equatable {
    let text: String
    var tags: [String] = []

    init(text: String) { self.text = text }

    nonisolated static func == (left: Title, right: Title) -> Bool { left.text == right.text }

    var body: some View { Text(text + tags.joined()) }
}

// No code makes it.
struct Unmade: View, Equatable {
    let title: String
    let isSelected: Bool

    nonisolated static func == (left: Unmade, right: Unmade) -> Bool { left.title == right.title }

    var body: some View { Text(title).bold(isSelected) }
}

// Nothing reads it, or only a view that doesn't.
struct Avatar: View, Equatable {
    let name: String
    let size: CGFloat

    nonisolated static func == (left: Avatar, right: Avatar) -> Bool { left.name == right.name }

    var body: some View { Text(name) }
}

struct Badge: View, Equatable {
    let name: String
    let size: CGFloat

    nonisolated static func == (left: Badge, right: Badge) -> Bool { left.name == right.name }

    var body: some View { Avatar(name: name, size: size) }
}

struct Badges: View {
    let names: [String]
    @State private var size: CGFloat = 1

    var body: some View {
        ForEach(names, id: \.self) { Badge(name: $0, size: size) }
    }
}

// All calls pass constants, or what a route carries.
struct Vote: View, Equatable {
    let isActive: Bool
    var image: String

    nonisolated static func == (left: Vote, right: Vote) -> Bool { left.isActive == right.isActive }

    var body: some View { Image(systemName: image).opacity(isActive ? 1 : 0.5) }
}

final class Picture {
    var image = ""
}

func clear(_ pictures: [Any]) { (pictures[0] as? Picture)?.image = "" }

enum Route {
    case trail(name: String)
}

struct Votes: View {
    let route: Route
    @State private var isUp = false

    var body: some View {
        Vote(isActive: isUp, image: "arrow.up")
        Vote(isActive: !isUp, image: "arrow.down")
        switch route {
        case .trail(let name): Carried(isActive: isUp, name: name)
        }
        Toggle("Up", isOn: $isUp)
    }
}

struct Carried: View, Equatable {
    let isActive: Bool
    let name: String

    nonisolated static func == (left: Carried, right: Carried) -> Bool { left.isActive == right.isActive }

    var body: some View { Text(name).opacity(isActive ? 1 : 0.5) }
}

// '==' compares what the count is a part of, by two steps.
struct Target: View, Equatable {
    let index: Int
    let count: Int

    nonisolated var share: Double { Double(index) / Double(count) }
    nonisolated var distance: Double { share * 8 }

    nonisolated static func == (left: Target, right: Target) -> Bool { left.index == right.index && left.distance == right.distance }

    var body: some View { Text("\(index) of \(count)") }
}

// What is made of an 'id' stays the same.
struct Feed: View, Equatable {
    let title: String
    let isHome: Bool

    nonisolated static func == (left: Feed, right: Feed) -> Bool { left.title == right.title }

    var body: some View { Text(title).bold(isHome) }
}

let homes = ["home"]

struct Source: Identifiable {
    let id: String
}

struct Feeds: View {
    let source: Source

    var isHome: Bool { homes.contains(source.id) }

    var body: some View {
        Target(index: 1, count: source.id.count)
        Feed(title: "a", isHome: isHome)
    }
}
