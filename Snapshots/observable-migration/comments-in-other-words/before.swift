import SwiftUI

// ObservableObject for now, a Combine pipeline reads it
final class Trails: ObservableObject {
    @Published var count = 1
}

final class Peaks: ObservableObject {
    // @Published, as the analytics subscribe to it
    @Published var count = 1
}

struct Overview: View {
    @StateObject private var trails = Trails()
    @StateObject private var peaks = Peaks()

    var body: some View { Text("\(trails.count) \(peaks.count)") }
}
