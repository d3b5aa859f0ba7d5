import Combine
import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
}

@MainActor final class Selection: ObservableObject {
    @Published var isEnabled = false
    @Published var ids: Set<Int> = []
    @Published var a = 0
    @Published var b = 0
    @Published var c = 0
    @Published var d = 0
    @Published var e = 0
    @Published var f = 0
}

@MainActor final class Inspection: ObservableObject {
    @Published var results: [String: Bool] = [:]
    @Published var total = 0
}

@MainActor final class Single: ObservableObject {
    @Published var total = 0
}

// The list's own object, of which the row needs one value.
struct SelectableRow: View {
    @ObservedObject var selection: Selection
    let trail: Trail

    var body: some View { Text(trail.name).opacity(selection.isEnabled ? 0.5 : 1) }
}

// The same with few properties.
struct InspectedRow: View {
    @ObservedObject var inspection: Inspection
    let trail: Trail

    var body: some View { Text("\(trail.name) of \(inspection.total)") }
}

// It uses nothing of it.
struct PlainRow: View {
    let trail: Trail
    @ObservedObject var inspection: Inspection

    var body: some View { Text(trail.name) }
}

// There is nothing else in the object, and each row has its own.
struct SingleRow: View {
    @ObservedObject var single: Single

    var body: some View { Text("\(single.total)") }
}

struct OwnRow: View {
    @ObservedObject var inspection: Inspection

    var body: some View { Text("\(inspection.total)") }
}

struct TrailList: View {
    @StateObject private var selection = Selection()
    @ObservedObject var inspection: Inspection
    let single: Single
    let inspections: [Int: Inspection]
    let trails: [Trail]

    var body: some View {
        List {
            ForEach(trails) { trail in
                SelectableRow(selection: selection, trail: trail)
                InspectedRow(inspection: inspection, trail: trail)
                PlainRow(trail: trail, inspection: inspection)
                SingleRow(single: single)
                if let own = inspections[trail.id] { OwnRow(inspection: own) }
            }
        }
    }
}

@MainActor final class Center: ObservableObject {
    let selection = Selection()
}

struct Devices: View {
    @EnvironmentObject var center: Center
    let trails: [Trail]

    var body: some View {
        List(trails) { trail in SelectableDevice(selection: center.selection, trail: trail) }
    }
}

// The list doesn't observe it.
struct SelectableDevice: View {
    @ObservedObject var selection: Selection
    let trail: Trail

    var body: some View { Text(trail.name).opacity(selection.isEnabled ? 0.5 : 1) }
}
