import SwiftUI

struct TrailRow: View {
    let name: String
    @State private var isOpen = false

    var body: some View { Text(name) }
}

struct Trails: View {
    let name: String
    let isOld: Bool
    let token = UUID()
    @State private var reset = UUID()

    var body: some View {
        VStack {
            TrailRow(name: name).id(UUID()).padding()
            TrailRow(name: name)
                .id(Date())
                .padding()
            TrailRow(name: name).id(isOld ? UUID().uuidString : name)
            TrailRow(name: name).id(token)
            EmptyView().id(token)
            Color.clear.frame(height: 1).id(token)
            TrailRow(name: name).id(reset)
            TrailRow(name: name).id(name)
            // the map draws stale tiles otherwise
            TrailRow(name: name).id(UUID())
        }
    }
}

struct Loading: View {
    var body: some View {
        List {
            HStack { Spacer(); ProgressView(); Spacer() }.id(UUID()).onAppear { print("next") }
            // Nothing runs again.
            ProgressView().id(UUID())
        }
    }
}

struct Query {
    func id(_ id: UUID) -> Query { self }
    func run() -> String { "" }
}

struct Asking: View {
    var body: some View { Text(Query().id(UUID()).run()) }
}

#Preview { TrailRow(name: "a").id(UUID()) }
