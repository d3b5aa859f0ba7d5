import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
}

struct TrailList: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { Text($0.name).frame(maxWidth: .infinity) }
                Divider()
            }
            .background(Color.gray.frame(height: 100))
        }
    }
}

struct PeakList: View {
    let peaks: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(peaks) { Text($0.name).frame(maxWidth: .infinity) }
                Divider()
            }
            .background(Color.gray.frame(width: 2))
        }
    }
}
