import Combine
import SwiftUI

@MainActor final class Model: ObservableObject {
    @Published var title = ""
}

struct Folder: View {
    @State var isOpen = false
    @State
    var count: Int?
    @StateObject var model = Model()

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
