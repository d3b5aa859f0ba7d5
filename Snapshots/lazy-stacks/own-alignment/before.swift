import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
    let length: Double
}

struct TrailRow: View {
    let trail: Trail

    var body: some View {
        Text(trail.name)
    }
}

struct TrailList: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            VStack(alignment: .milestone) {
                ForEach(trails) { TrailRow(trail: $0) }
            }
        }
    }
}

extension HorizontalAlignment {
    private enum Milestone: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
    }

    static let milestone = HorizontalAlignment(Milestone.self)
}
