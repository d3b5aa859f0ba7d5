import SwiftUI

struct Trail: Identifiable {
    let id: Int
    var name: String
    var isDone = false
}

struct TrailRow: View {
    let trail: Trail

    var body: some View { Text(trail.name) }
}

final class Store: ObservableObject {
    @Published var trails: [Trail] = []
}

struct Trails: View {
    @State private var trails: [Trail] = []
    @StateObject private var store = Store()

    var body: some View {
        List {
            ForEach(trails) { trail in
                TrailRow(trail: trail)
            }
            .onDelete(perform: remove)
            ForEach(Array(trails.enumerated()), id: \.element.id) { index, trail in
                HStack {
                    Text("\(index + 1)")
                    TrailRow(trail: trail)
                }
            }
            ForEach(Array(zip(trails.indices, trails)), id: \.1.id) { index, trail in
                Text("\(index) \(trail.name)")
            }
            ForEach(trails) { pair in
                TrailRow(trail: pair)
            }
            ForEach(trails) { TrailRow(trail: $0) }
            ForEach($trails) { $trail in
                TextField("Name", text: $trail.name)
            }
            ForEach(trails) { trail in TrailRow(trail: trail) }
            ForEach(trails) { TrailRow(trail: $0) }
            ForEach($trails) { $trail in
                Button(trail.name) { trail.isDone.toggle() }
            }
            ForEach($store.trails) { $trail in
                Toggle(trail.name, isOn: $trail.isDone)
            }
        }
        .onAppear { store.trails.sort { $0.name < $1.name } }
    }

    private func remove(at offsets: IndexSet) { trails.remove(atOffsets: offsets) }
}

struct Loaded: View {
    let trails: [Trail]

    var body: some View {
        ForEach(trails) { trail in
            Toggle(trail.name, isOn: .constant(trail.isDone))
        }
    }
}
