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
            VStack {
                ForEach(trails) { TrailRow(trail: $0) }
            }
        }
    }
}

@MainActor func poster(of trails: [Trail]) -> ImageRenderer<TrailList> {
    ImageRenderer(content: TrailList(trails: trails))
}

@MainActor final class ImageRenderer<Content: View> {
    let content: Content

    init(content: Content) { self.content = content }
}
