import SwiftUI

// An effect draws a row where its place is not, as '.offset' does.
struct Trail: Identifiable {
    let id: Int
    let name: String
}

struct Fall: GeometryEffect {
    let amount: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 0, y: amount * 300))
    }
}

struct OwnEffect: View {
    let trails: [Trail]
    let amount: CGFloat

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { Text($0.name).modifier(Fall(amount: amount)) }
            }
        }
    }
}

struct VisualEffect: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { trail in
                    Text(trail.name).visualEffect { content, proxy in content.offset(y: proxy.size.width) }
                }
            }
        }
    }
}

struct Transition: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { trail in
                    Text(trail.name).scrollTransition { view, phase in view.offset(y: phase.value * 200) }
                }
            }
        }
    }
}

struct Upright: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { Text($0.name).rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1)) }
            }
        }
    }
}

/// These rows are drawn in their places.
struct InPlace: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(trails) { trail in
                    Text(trail.name)
                        .rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0))
                        .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.5) }
                        .visualEffect { content, proxy in content.offset(x: proxy.size.width / 2) }
                }
            }
        }
    }
}
