import SwiftUI

final class Model: ObservableObject {
    @Published var name = ""

    func clear() { name = "" }
}

struct Observing: View {
    @ObservedObject var model: Model

    var body: some View { Text(model.name) }
}

struct Owning: View {
    @StateObject var model: Model

    var body: some View { Text(model.name) }
}

struct Keeping: View {
    @StateObject private var model: Model

    init(model: Model) { _model = StateObject(wrappedValue: model) }

    var body: some View { Text(model.name) }
}

struct Storing: View {
    @State private var model: Model

    init(model: Model) { _model = State(initialValue: model) }

    var body: some View { Text(model.name) }
}

struct RowModel {
    let title: String
}

struct Row: View {
    let model: RowModel

    var body: some View { Text(model.title) }
}

struct Parent: View {
    @State private var path: [Int] = []
    @State private var shown: Model?

    var body: some View {
        VStack {
            Observing(model: Model())
            Owning(model: Model())
            Keeping(model: Model())
            Storing(model: Model())
            Row(model: RowModel(title: "a"))
            Text("a").environmentObject(Model())
            Button("Open") { shown = Model() }
        }
        .task { shown = Model() }
    }
}

struct Local: View {
    var body: some View {
        let model = Model()
        Observing(model: model)
    }
}

final class Appearance: ObservableObject {
    @Published var isDark = false

    func color(_ name: String) -> Color { Color(name) }
}

struct Calculating: View {
    var body: some View {
        let appearance = Appearance()
        Text("a").foregroundStyle(appearance.color("a"))
    }
}

struct Inert: View {
    var body: some View {
        Observing(model: Model()).disabled(true)
        VStack { Observing(model: Model()) }.allowsHitTesting(false)
        Observing(model: Model()).disabled(false)
    }

    private func image() {
        _ = ImageRenderer(content: AnyView(capture))
        _ = ImageRenderer(content: Observing(model: Model()))
    }

    private var capture: some View { Text("a").environmentObject(Model()) }
}

final class Stores {
    private var models: [String: Model] = [:]

    func model(for name: String) -> Model {
        if let old = models[name] { return old }
        let model = Model()
        models[name] = model
        return model
    }
}

struct Cached: View {
    let stores: Stores

    var body: some View { Observing(model: stores.model(for: "a")) }
}

extension Keeping {
    static func build() -> Keeping {
        let model = Model()
        return Keeping(model: model)
    }
}

struct Opening: View {
    var body: some View {
        Button("Open") { present(Keeping.build()) }
    }

    private func present(_ view: some View) {}
}

extension Storing {
    static func build() -> Storing {
        let model = Model()
        return .init(model: model)
    }
}

struct Building: View {
    var body: some View { Storing.build() }
}

final class Titled: ObservableObject {
    @Published var title: String

    init(title: String) { self.title = title }

    func clear() { title = "" }
}

struct Heading: View {
    @ObservedObject private var titled: Titled

    init(titled: Titled) { self.titled = titled }

    var body: some View { Text(titled.title) }
}

struct Implicit: View {
    var body: some View {
        VStack {
            Heading(titled: .init(title: "a"))
            Observing(model: .init())
            Owning(model: .init())
            Row(model: .init(title: "a"))
            Button("Open") { present(Observing(model: .init())) }
        }
    }

    private func present(_ view: some View) {}
}
