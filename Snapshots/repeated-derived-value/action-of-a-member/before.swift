import Observation
import SwiftUI

@Observable
final class TrailStore {
    var names: [String] = []

    func add() { names.append("New") }
}

struct WideButton<Label: View>: View {
    var action: () -> Void
    @ViewBuilder var label: Label

    var body: some View {
        Button(action: action) { label }
    }
}

struct TitledButton<Label: View>: View {
    let title: String
    let action: () -> Void
    @ViewBuilder let label: () -> Label

    var body: some View {
        Button { action() } label: { label() }
    }
}

struct TrailList: View {
    let store: TrailStore

    private var sortedNames: [String] { store.names.sorted() }

    var body: some View {
        VStack {
            WideButton {
                print(sortedNames.count)
                store.add()
                print(sortedNames.count)
            } label: {
                Text("Add")
            }
            TitledButton(title: "Add") {
                print(sortedNames.count)
                store.add()
                print(sortedNames.count)
            } label: {
                Text("Add")
            }
        }
    }
}
