import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
}

struct TrailList: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { TrailRow(trail: $0).padding() }
            }
        }
    }
}

struct TrailRow: View {
    let trail: Trail

    var body: some View {
        Text(trail.name).frame(maxWidth: .infinity)
        Divider()
    }
}

struct PeakList: View {
    let peaks: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(peaks) { row($0) }
            }
        }
    }

    @ViewBuilder private func row(_ peak: Trail) -> some View {
        if !peak.name.isEmpty { Text(peak.name).frame(maxWidth: .infinity) }
    }
}

struct HutList: View {
    let huts: [Trail]

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(huts) { HutRow(hut: $0) }
            }
        }
    }
}

struct HutRow: View {
    let hut: Trail

    var body: some View {
        let name = hut.name.uppercased()
        return Text(name).frame(maxWidth: .infinity)
    }
}
