import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
}

struct TrailList: View {
    let trails: [Trail]
    let isLoading: Bool

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { Text($0.name).frame(maxWidth: .infinity) }
            }
            .overlay { if isLoading { ProgressView() } }
        }
    }
}

struct PeakList: View {
    let peaks: [Trail]
    let isLoading: Bool

    var body: some View {
        ScrollView {
            VStack {
                Divider()
                ForEach(peaks) { Text($0.name).frame(maxWidth: .infinity) }
            }
            .overlay(alignment: .topTrailing) { Text("\(peaks.count)") }
        }
        .overlay { if isLoading { ProgressView() } }
    }
}
