import SwiftUI

// Where something can be dropped is as wide as the stack.
struct Trail: Identifiable {
    let id: Int
    let name: String
}

struct Target: DropDelegate {
    func performDrop(info: DropInfo) -> Bool {
        print(info.location)
        return true
    }
}

struct TrailList: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { Text($0.name) }
            }
            .onDrop(of: ["public.text"], delegate: Target())
        }
    }
}
