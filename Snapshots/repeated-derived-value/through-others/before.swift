import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
    var length: Int?
}

// Each of the three getters computes it again.
struct Profile: View {
    let trails: [Trail]

    private var lengths: [Int] { trails.filter { $0.length != nil }.compactMap(\.length) }
    private var shortest: Int { lengths.min() ?? 0 }
    private var longest: Int { lengths.max() ?? 0 }

    var body: some View {
        VStack {
            Text("\(shortest)")
            Text("\(longest)")
        }
    }
}

// So do the parts of the body.
struct Parts: View {
    let trails: [Trail]
    @State private var query = ""

    private var found: [Trail] { trails.filter { $0.name.localizedCaseInsensitiveContains(query) } }
    private var header: some View { Text("\(found.count)") }

    var body: some View {
        VStack {
            header
            TextField("Name", text: $query)
            ForEach(found) { trail in Text(trail.name) }
        }
    }
}

// Each row computes both.
struct Scaled: View {
    let trails: [Trail]

    private var known: [Int] { trails.compactMap(\.length) }
    private var total: Int { trails.reduce(0) { $0 + ($1.length ?? 0) } }

    private func opacity(of trail: Trail) -> Double {
        total == 0 ? 1 : Double(trail.length ?? 0) / Double(total) / Double(known.count)
    }

    var body: some View {
        List(trails) { trail in Text(trail.name).opacity(opacity(of: trail)) }
    }
}

// A function has no fix.
struct Called: View {
    let trails: [Trail]

    private func sorted() -> [Trail] { trails.sorted { $0.name < $1.name } }

    var body: some View {
        List(sorted()) { trail in
            Text(trail.name)
            if trail.id != sorted().last?.id { Divider() }
        }
    }
}

// The text is looked through for each of its lines.
struct Patch: View {
    let text: String
    let lines: [String]

    private var isPatch: Bool { text.contains("@@") && text.contains("---") }

    private func color(of line: String) -> Color {
        guard isPatch else { return .gray }
        return line.hasPrefix("+") ? .green : .red
    }

    var body: some View {
        VStack {
            if isPatch { Text("Patch") }
            ForEach(lines, id: \.self) { line in Text(line).foregroundStyle(color(of: line)) }
        }
    }
}

// Once per evaluation, once in a sheet, and in branches of which one runs.
struct Quiet: View {
    let trails: [Trail]
    let text: String
    @State private var isShown = false

    private var open: [Trail] { trails.filter { $0.length != nil } }
    private var long: [Trail] { trails.filter { ($0.length ?? 0) > 9 } }
    private var count: Int { open.count }
    private var isLong: Bool { !long.isEmpty }
    private var hasName: Bool { text.contains("name") }
    private var title: String { hasName ? "Named" : "" }

    var body: some View {
        VStack {
            Text("\(count)")
            if isShown { Text("\(isLong)") } else { Text("\(long.count)") }
            if hasName { Text(title) }
            Button("Share") { print(open.count) }
        }
        .sheet(isPresented: $isShown) { Text("\(open.count)") }
    }
}

// The rows in the extension compute it most often.
struct Split: View {
    let trails: [Trail]

    private var known: [Trail] { trails.filter { $0.length != nil } }

    var body: some View {
        grid.onChange(of: known.count) {}
    }
}

extension Split {
    private var grid: some View {
        ForEach(trails) { trail in Text(trail.name).opacity(opacity(of: trail)) }
    }

    private func opacity(of trail: Trail) -> Double { known.isEmpty ? 1 : 0.5 }
}

struct Post {
    var attachments: [String]?
}

enum Level: CaseIterable {
    case easy, hard

    var names: [String] { ["a"] }
}

// There are few: parts of one element, or what cases have.
struct PostView: View {
    let post: Post

    private var images: [String] { (post.attachments ?? []).filter { $0.hasSuffix("png") } }
    private var names: [String] { Level.allCases.flatMap(\.names) }
    private var hasNames: Bool { !names.isEmpty }
    private var header: some View { Text("\(images.count)") }

    var body: some View {
        header
        ForEach(images, id: \.self) { image in Text(image) }
        if hasNames { Text(names.joined()) }
    }
}

// Only one of the two returns.
struct Returned: View {
    let trails: [Trail]
    let isShort: Bool

    private var known: [Trail] { trails.filter { $0.length != nil } }
    private var list: some View { ForEach(known) { Text($0.name) } }

    var body: some View {
        if isShort {
            return AnyView(list.font(.caption))
        }
        return AnyView(list)
    }
}

// There are two rows.
struct Levels: View {
    let trails: [Trail]

    private var known: [Trail] { trails.filter { $0.length != nil } }

    private func title(of level: Level) -> String { level == .easy ? "\(known.count)" : "" }

    var body: some View {
        ForEach(Level.allCases, id: \.self) { level in Text(title(of: level)) }
    }
}
