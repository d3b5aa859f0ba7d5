import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
}

struct TrailList: View {
    let trails: [Trail]
    @Binding var count: Int

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(trails) { trail in
                    Button(action: choose) {
                        Text(initials(of: trail)).frame(maxWidth: .infinity)
                    }
                    .contextMenu { Button("Later") { Task { count += 1 } } }
                }
            }
        }
    }

    private func choose() {
        count += 1
    }

    private func initials(of trail: Trail) -> String {
        var initials = ""
        for word in trail.name.split(separator: " ") { initials += word.prefix(1) }
        return initials
    }
}
