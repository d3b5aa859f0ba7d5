import SwiftUI

struct Trail: Identifiable {
    let id: Int
    var name: String
    var length = 0
    var isOpen = true
}

// A local copy is sorted or thinned out.
struct Shown: View {
    let trails: [Trail]
    @State private var hidesClosed = false

    private var shown: [Trail] {
        var found = trails
        if hidesClosed { found.removeAll { !$0.isOpen } }
        found.sort { $0.name < $1.name }
        return found
    }

    private var longest: [Trail] {
        var found = trails
        found.sort { $0.length > $1.length }
        return found
    }

    var body: some View {
        VStack {
            if shown.isEmpty { Text("None") }
            List(shown) { trail in Text(trail.name) }
            Toggle("Open only", isOn: $hidesClosed)
        }
        if longest.isEmpty { Text("None") } else { Text("\(longest.count)") }
    }
}

// The initializer of a value, or a function that makes one, does the work.
struct Chart {
    let names: [String]

    init(trails: [Trail]) {
        let open = trails.filter(\.isOpen)
        names = open.map(\.name).sorted()
    }
}

struct Profile {
    var lengths: [Int] = []

    static func make(of trails: [Trail]) -> Profile {
        Profile(lengths: trails.map(\.length).sorted())
    }
}

struct Charted: View {
    let trails: [Trail]

    private var chart: Chart { Chart(trails: trails) }
    private var profile: Profile { Profile.make(of: trails) }

    var body: some View {
        VStack {
            Text("\(chart.names.count)")
            ForEach(chart.names, id: \.self) { name in Text(name) }
            Text("\(profile.lengths.count) of \(profile.lengths.first ?? 0)")
        }
    }
}

// The same, beside something that evaluates the view often.
func initial(of trail: Trail) -> String {
    let name = (trail.name + " ").lowercased()
    return name.contains("pass") ? "P" : String(name.prefix(1))
}

struct Caption {
    let names: [String]

    init(trails: [Trail]) {
        names = trails.sorted { $0.name.localizedCompare($1.name) == .orderedAscending }.map(\.name)
    }
}

struct Dragged: View {
    let trails: [Trail]
    @State private var offset: CGFloat = 0

    private var byInitial: [String: [Trail]] {
        var groups: [String: [Trail]] = [:]
        for trail in trails { groups[initial(of: trail), default: []].append(trail) }
        return groups
    }

    private var byName: [Trail] {
        var found = trails
        found.sort { $0.name.localizedCompare($1.name) == .orderedAscending }
        return found
    }

    private var initials: [String] { trails.map { initial(of: $0) } }

    private var caption: Caption { Caption(trails: trails) }

    var body: some View {
        VStack {
            Text("\(byInitial.count)")
            Text("\(byName.count)")
            Text("\(initials.count)")
            Text("\(caption.names.count)")
        }
        .offset(x: offset)
        .gesture(DragGesture().onChanged { value in offset = value.translation.width })
    }
}

// Cases of an enumeration, of which there are few.
enum Tool: String, CaseIterable { case rope, axe, map }

struct Tools: View {
    let tools: [Tool]

    private var shown: [Tool] {
        var shown = tools
        shown.removeAll { $0 == .axe }
        return shown
    }

    var body: some View {
        if shown.isEmpty { Text("None") } else { Text("\(shown.count)") }
    }
}

// A copy that begins empty, a part of a text, numbers, and what a loop does only with its own elements.
struct Silent: View {
    let text: String
    let trails: [Trail]
    @State private var offset: CGFloat = 0

    private var words: [String] {
        var words = text.components(separatedBy: " ")
        words.sort()
        return words
    }

    private var numbers: [Int] {
        var numbers = [Int]()
        numbers.sort()
        return numbers
    }

    private var lengths: [Int] {
        var lengths: [Int] = []
        for trail in trails { lengths.append(trail.length) }
        return lengths
    }

    private var first: String? {
        for trail in trails where initial(of: trail) == "A" { return trail.name }
        return nil
    }

    private var tabs: [String] {
        var tabs = ["All"]
        for trail in trails { tabs.append(String(trail.id)) }
        return tabs
    }

    var body: some View {
        VStack {
            Text("\(tabs.count)")
            Text("\(words.count)")
            Text("\(numbers.count)")
            Text("\(lengths.count)")
            Text(first ?? "")
        }
        .offset(x: offset)
        .gesture(DragGesture().onChanged { value in offset = value.translation.width })
    }
}

// What is done inside or before a loop is reported as before.
struct Inner: View {
    let groups: [[Trail?]]
    let trails: [Trail]
    @State private var offset: CGFloat = 0

    private var firsts: [String] {
        var firsts: [String] = []
        for group in groups {
            guard let first = group.compactMap({ $0 }).first else { continue }
            firsts.append(first.name)
        }
        return firsts
    }

    private var passes: [String] {
        var passes: [String] = []
        for trail in trails.filter({ initial(of: $0) == "P" }) { passes.append(trail.name.lowercased()) }
        return passes
    }

    var body: some View {
        VStack {
            Text("\(firsts.count)")
            Text("\(passes.count)")
        }
        .offset(x: offset)
        .gesture(DragGesture().onChanged { value in offset = value.translation.width })
    }
}
