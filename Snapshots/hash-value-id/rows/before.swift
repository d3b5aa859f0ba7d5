import SwiftUI

enum Speed: CaseIterable {
    case slow, fast

    var title: String { "\(self)" }
}

struct Trail: Hashable {
    let id: Int
    let name: String

    static func == (left: Trail, right: Trail) -> Bool { left.id == right.id }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct Leg: Hashable {
    let start: String
    let trail: Trail
}

struct Stage: Hashable {
    let speed: Speed
    let names: [String]
}

struct SpeedList: View {
    let speeds: [Speed]
    let trails: [Trail]
    let legs: [Leg]
    let stages: [Stage]

    var body: some View {
        VStack {
            ForEach(speeds, id: \.hashValue) { speed in Text(speed.title) }
            ForEach(trails, id: \.hashValue) { trail in Text(trail.name) }
            ForEach(legs, id: \.hashValue) { leg in Text(leg.start) }
            ForEach(stages, id: \.hashValue) { stage in Text(stage.names[0]) }
            ForEach(Array(speeds.enumerated()), id: \.element.hashValue) { _, speed in Text(speed.title) }
        }
    }
}

struct Choice<Value: CaseIterable & Hashable>: View where Value.AllCases: RandomAccessCollection {
    var body: some View {
        ForEach(Value.allCases, id: \.hashValue) { value in Text("\(value)") }
    }
}

struct Selecting: View {
    let speeds: [Speed]
    @State private var selected: Int?

    var body: some View {
        List(speeds, id: \.hashValue, selection: $selected) { speed in Text(speed.title) }
    }
}
