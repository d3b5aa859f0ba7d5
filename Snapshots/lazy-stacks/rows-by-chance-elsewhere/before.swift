import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
}

extension Trail {
    static let colours = [Color.red, .green, .blue]

    var colour: Color { Self.colours.randomElement() ?? .red }
}

struct TrailList: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { trail in
                    Text(trail.name).frame(maxWidth: .infinity).foregroundColor(trail.colour)
                }
            }
        }
    }
}

struct PeakList: View {
    let peaks: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(peaks) { peak in
                    Text(peak.name).frame(maxWidth: .infinity).opacity(drand48())
                }
            }
        }
    }
}

struct HutList: View {
    let huts: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(huts) { HutRow(hut: $0) }
            }
        }
    }
}

struct HutRow: View {
    let hut: Trail
    let share: Double

    init(hut: Trail) {
        self.hut = hut
        share = .random(in: 0...1)
    }

    var body: some View {
        Text(hut.name).frame(maxWidth: .infinity).opacity(share)
    }
}
