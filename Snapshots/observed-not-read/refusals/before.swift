import Combine
import SwiftUI

@MainActor public final class Model: ObservableObject {
    @Published var title = ""
    public init() {}
}

struct Stored: View {
    @ObservedObject var model: Model

    init(_ model: Model) {
        _model = ObservedObject(wrappedValue: model)
    }

    var body: some View {
        Button("Clear") { model.title = "" }
    }
}

struct Compared: View, Equatable {
    @ObservedObject var model: Model

    nonisolated static func == (left: Compared, right: Compared) -> Bool { true }

    var body: some View {
        Button("Clear") { model.title = "" }
    }
}

public struct Open: View {
    @ObservedObject public var model: Model

    public init(model: Model) { self.model = model }

    public var body: some View {
        Button("Clear") { model.title = "" }
    }
}
