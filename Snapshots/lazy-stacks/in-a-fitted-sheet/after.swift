import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
}

struct TrailList: View {
    let trails: [Trail]
    @Binding var isShown: Bool

    var body: some View {
        Text("Trails")
            .sheet(isPresented: $isShown) {
                ScrollView {
                    VStack {
                        Divider()
                        ForEach(trails) { Text($0.name) }
                    }
                }
                .presentationSizing(.fitted)
            }
    }
}

struct PeakList: View {
    let peaks: [Trail]
    @Binding var isShown: Bool

    var body: some View {
        Text("Peaks")
            .sheet(isPresented: $isShown) {
                ScrollView {
                    LazyVStack {
                        Divider()
                        ForEach(peaks) { Text($0.name) }
                    }
                }
                .presentationSizing(.page)
            }
    }
}
