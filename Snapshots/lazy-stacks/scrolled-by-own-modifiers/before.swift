import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
}

extension View {
    func scrollable() -> some View {
        ScrollView { self }
    }
}

struct Scrolling: ViewModifier {
    func body(content: Content) -> some View {
        ScrollView { content.padding() }
    }
}

struct TrailList: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                Divider()
                ForEach(trails) { Text($0.name) }
            }
        }
        .scrollable()
    }
}

struct PeakList: View {
    let peaks: [Trail]

    var body: some View {
        VStack {
            ScrollView {
                VStack {
                    Divider()
                    ForEach(peaks) { Text($0.name) }
                }
            }
        }
        .modifier(Scrolling())
    }
}

struct HutList: View {
    let huts: [Trail]

    var body: some View {
        card {
            ScrollView {
                VStack {
                    Divider()
                    ForEach(huts) { Text($0.name) }
                }
            }
        }
    }

    private func card<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        content().fixedSize()
    }
}
