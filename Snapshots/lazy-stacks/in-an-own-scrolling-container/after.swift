import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
}

struct Page<Content: View>: View {
    let title: String
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack {
            Text(title)
            page
        }
    }

    private var page: some View {
        ScrollView { content().padding() }
    }
}

struct Shell<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        VStack {
            ScrollView(.horizontal) { Text("Trails") }
            content
        }
    }
}

struct TrailList: View {
    let trails: [Trail]

    var body: some View {
        Page(title: "Trails") {
            ScrollView {
                VStack {
                    Divider()
                    ForEach(trails) { Text($0.name) }
                }
            }
        }
    }
}

struct PeakList: View {
    let peaks: [Trail]

    var body: some View {
        Shell {
            ScrollView {
                LazyVStack {
                    Divider()
                    ForEach(peaks) { Text($0.name) }
                }
            }
        }
    }
}
