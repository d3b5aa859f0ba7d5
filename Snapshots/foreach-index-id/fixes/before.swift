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
            ForEach(Array(trails.enumerated()), id: \.offset) { _, trail in
                TrailRow(trail: trail)
            }
            .onDelete(perform: remove)
            ForEach(Array(trails.enumerated()), id: \.offset) { index, trail in
                HStack {
                    Text("\(index + 1)")
                    TrailRow(trail: trail)
                }
            }
            ForEach(Array(zip(trails.indices, trails)), id: \.0) { index, trail in
                Text("\(index) \(trail.name)")
            }
            ForEach(Array(trails.enumerated()), id: \.offset) { pair in
                TrailRow(trail: pair.element)
            }
            ForEach(Array(trails.enumerated()), id: \.offset) { TrailRow(trail: $0.element) }
            ForEach(trails.indices, id: \.self) { index in
                TextField("Name", text: $trails[index].name)
            }
            ForEach(0..<trails.count, id: \.self) { i in TrailRow(trail: trails[i]) }
            ForEach(trails.indices, id: \.self) { TrailRow(trail: self.trails[$0]) }
            ForEach(trails.indices, id: \.self) { index in
                Button(trails[index].name) { trails[index].isDone.toggle() }
            }
            ForEach(store.trails.indices, id: \.self) { index in
                Toggle(store.trails[index].name, isOn: $store.trails[index].isDone)
            }
        }
        .onAppear { store.trails.sort { $0.name < $1.name } }
    }

    private func remove(at offsets: IndexSet) { trails.remove(atOffsets: offsets) }
}

struct Loaded: View {
    let trails: [Trail]

    var body: some View {
        ForEach(Array(trails.enumerated()), id: \.offset) { _, trail in
            Toggle(trail.name, isOn: .constant(trail.isDone))
        }
    }
}
