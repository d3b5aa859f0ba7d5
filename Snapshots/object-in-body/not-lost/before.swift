import SwiftUI

final class Model: ObservableObject {
    @Published var title = ""

    func clear() { title = "" }
}

struct Heading: View {
    @ObservedObject var model: Model

    var body: some View { Text(model.title) }
}

enum Route: Hashable {
    case thread(Int)

    static func page(_ model: Model) -> Route { .thread(model.title.count) }
}

// A link keeps what it was made with; what is behind '??' is made only where there is no other.
struct Links: View {
    let provider: ((Int) -> Model?)?

    var body: some View {
        VStack {
            let model = Model()
            NavigationLink(value: Route.page(model)) { Text("Open") }
            let known = provider?(1) ?? Model()
            Heading(model: known)
            Heading(model: provider?(2) ?? Model())
        }
    }
}

struct Rows: View {
    let names: [String]

    var body: some View {
        ForEach(names, id: \.self) { _ in Heading(model: Model()) }
    }
}

struct Tester: View {
    var body: some View { Heading(model: Model()) }
}

extension View {
    func designTime() -> some View { environmentObject(Model()) }
}

extension Model {
    static func mock() -> some View { Heading(model: Model()) }
}

struct Heading_Previews: PreviewProvider {
    static var previews: some View {
        Tester().designTime()
        Model.mock()
    }
}

// A helper hands the object on to a link only.
struct Menu: View {
    var body: some View {
        VStack {
            let model = Model()
            NavigationLink(value: Route.page(model)) { Text("Open") }
            items(opened: model)
        }
    }

    func items(opened: Model) -> some View {
        NavigationLink(value: Route.page(opened)) { Text("Again") }
    }
}

// It is made of the current values: a kept one would show the first of them.
struct Report: View {
    @State private var passed = 0

    var body: some View {
        Heading(model: filled(passed))
        Button("Pass") { passed += 1 }
    }

    private func filled(_ count: Int) -> Model {
        let model = Model()
        model.title = "\(count)"
        return model
    }
}

// An action changes this one, not the evaluation: it is lost.
struct Draft: View {
    @State private var name = ""

    var body: some View {
        let model = Model()
        Heading(model: model).onTapGesture { model.title = name }
    }
}
