import Combine
import SwiftUI

@MainActor final class Child: ObservableObject {
    @Published var draft = ""
    @Published var messages: [String] = []
}

@MainActor final class Parent: ObservableObject {
    @Published var title = ""
    let child = Child()
    private var cancellables: Set<AnyCancellable> = []

    init() {
        child.objectWillChange
            .sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &cancellables)
        child.$messages
            .sink { [weak self] _ in self?.title = "" }
            .store(in: &cancellables)
        child.objectWillChange
            .sink { _ in print("changed") }
            .store(in: &cancellables)
    }
}

struct Title: View {
    @ObservedObject var parent: Parent

    var body: some View { Text(parent.title) }
}

struct Count: View {
    @ObservedObject var parent: Parent

    var body: some View { Text("\(parent.child.messages.count)") }
}
