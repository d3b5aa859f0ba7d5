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
                        ForEach(trails) { Text($0.name).frame(maxWidth: .infinity) }
                    }
                }
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
                        ForEach(peaks) { Text($0.name).frame(maxWidth: .infinity) }
                    }
                }
                .frame(width: 400, height: 300)
            }
    }
}
