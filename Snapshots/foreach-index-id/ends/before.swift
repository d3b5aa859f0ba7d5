import SwiftUI

struct Trail: Identifiable {
    let id: Int
    var name: String
}

struct Trails: View {
    let trails: [Trail]
    let more: () -> Void
    private static let fixed = ["a", "b"]

    var body: some View {
        List {
            ForEach(Array(trails.enumerated()), id: \.element.id) { index, trail in
                Text(trail.name)
                    .onAppear {
                        if index >= trails.count - 3 { more() }
                    }
            }
            ForEach(Array(trails.enumerated()), id: \.element.id) { _, trail in
                Text(trail.name)
            }
            ForEach(Array(trails.enumerated()), id: \.element.id) { pair in
                if pair.offset == trails.count - 1 { Divider() }
                Text(pair.element.name)
            }
        }
    }
}

// The positions are shown, or compared with something else; or all rows are made at once.
struct Silent: View {
    let trails: [Trail]

    var body: some View {
        VStack {
            List {
                ForEach(Array(trails.enumerated()), id: \.element.id) { index, trail in
                    Text("\(index + 1) \(trail.name)")
                }
                ForEach(Array(trails.enumerated()), id: \.element.id) { index, trail in
                    Text(trail.name).bold(index > 3)
                }
                ForEach(Array(["a", "b"].enumerated()), id: \.element) { _, name in
                    Text(name)
                }
            }
            ForEach(Array(trails.enumerated()), id: \.element.id) { _, trail in
                Text(trail.name)
            }
        }
    }
}
