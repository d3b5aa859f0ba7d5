import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
}

final class TrailModel: ObservableObject {
    @Published var isOpen = false
    let trail: Trail

    init(_ trail: Trail) { self.trail = trail }
}

struct TrailRow: View {
    @ObservedObject var model: TrailModel

    var body: some View {
        Button(model.trail.name) { model.isOpen.toggle() }.frame(maxWidth: .infinity)
    }
}

struct TrailList: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { TrailRow(model: .init($0)) }
            }
        }
    }
}

final class Clicks {
    var count = 0
}

struct PeakRow: View {
    private let clicks: Clicks = .init()
    let peak: Trail

    var body: some View {
        Button(peak.name) { clicks.count += 1 }.frame(maxWidth: .infinity)
    }
}

struct PeakList: View {
    let peaks: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(peaks) { PeakRow(peak: $0) }
            }
        }
    }
}
