import Combine
import SwiftUI

@MainActor final class Navigation: ObservableObject {
    static let shared = Navigation()
    @Published var isImporting = false
    @Published var path: [Int] = []
}

struct ImportButton: View {
    @ObservedObject private var navigation = Navigation.shared

    var body: some View {
        Button("Import") { navigation.isImporting = true }
    }
}

struct ShowButton: View {
    @ObservedObject var navigation: Navigation = .shared

    var body: some View {
        Button("Show", action: show)
            .onAppear { navigation.path = [] }
    }

    private func show() {
        navigation.path.append(1)
    }
}


/// Publishers reach the view by themselves, without the object's changes.
struct Badge: View {
    @ObservedObject var navigation: Navigation
    @State private var count = 0

    var body: some View {
        Text("\(count)")
            .onReceive(navigation.$path) { count = $0.count }
            .onReceive(navigation.objectWillChange) { count += 1 }
    }
}
