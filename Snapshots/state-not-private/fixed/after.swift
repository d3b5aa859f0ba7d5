import Combine
import SwiftUI

@MainActor final class Model: ObservableObject {
    @Published var title = ""
}

struct Folder: View {
    @State private var isOpen = false
    @State
    private var count: Int?
    @StateObject private var model = Model()

    var body: some View {
        Toggle(model.title, isOn: $isOpen)
    }
}

extension Folder {
    var isShut: Bool { !isOpen }
}

struct Parent: View {
    var body: some View { Folder() }
}
