import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
}

struct TrailRow: View {
    let trail: Trail
    var body: some View {
        HStack {
            Text(trail.name)
            Spacer()
        }
    }
}

// The height is an estimate.
struct TrailPanel: View {
    let trails: [Trail]
    @State private var height: CGFloat = 0

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { TrailRow(trail: $0) }
            }
            .background(
                GeometryReader { proxy in
                    Color.clear.onAppear { height = proxy.size.height }
                })
        }
        .frame(maxHeight: height)
    }
}

struct TrailSheet: View {
    let trails: [Trail]
    @State private var height: CGFloat = 0

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { TrailRow(trail: $0) }
            }
            .onGeometryChange(for: CGFloat.self) { proxy in
                proxy.size.height
            } action: { newHeight in
                height = newHeight
            }
        }
        .frame(maxHeight: height)
    }
}

struct TrailBackdrop: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            LazyVStack {
                Text("Trails").frame(maxWidth: .infinity)
                ForEach(trails) { TrailRow(trail: $0) }
            }
            .background(Color.gray)
        }
    }
}
