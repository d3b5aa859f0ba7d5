import SwiftData
import SwiftUI

@Model
final class Visit {
    var count = 0
}

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
            }
        }
    }
}

@main
struct Guide: App {
    var body: some Scene {
        WindowGroup {
            TrailList(trails: [])
                .modelContainer(for: Visit.self)
        }
    }
}
