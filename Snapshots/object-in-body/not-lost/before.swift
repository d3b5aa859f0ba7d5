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
            let fallback = Model()
            Heading(model: provider?(3) ?? fallback)
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

struct Item: Identifiable {
    let id: Int
    var title: String
}

final class ItemModel: ObservableObject {
    @Published var isOpen = false
    @Published var item: Item

    init(item: Item) { self.item = item }

    func open() { isOpen = true }
}

struct ItemRow: View {
    @ObservedObject var model: ItemModel

    var body: some View { Toggle(model.item.title, isOn: $model.isOpen) }
}

// A kept object would show an old element.
struct Items: View {
    let items: [Item]

    var body: some View {
        ForEach(items) { item in ItemRow(model: ItemModel(item: item)) }
    }
}

// The destination of a link is shown later: it can keep the object.
struct ItemLinks: View {
    let items: [Item]

    var body: some View {
        ForEach(items) { item in
            NavigationLink(destination: ItemRow(model: ItemModel(item: item))) { Text(item.title) }
        }
    }
}

struct Selector: View {
    var model: Model
    var isEnabled = true

    var body: some View { Button(model.title) { model.clear() }.disabled(!isEnabled) }
}

// An object is asked for, and nothing uses this one: others pass theirs.
struct Placeholders: View {
    @StateObject private var model = Model()
    @State private var isOpen = false

    var body: some View {
        Selector(model: model).environmentObject(model)
        Selector(model: Model(), isEnabled: isOpen)
    }
}

struct Root: View {
    @EnvironmentObject private var model: Model

    var body: some View { Text(model.title) }
}

struct ModelApp: App {
    @State private var count = 0

    var body: some Scene {
        WindowGroup {
            Root().environmentObject(Model())
            Text("\(count)")
        }
    }
}

final class Game: ObservableObject {
    @Published var position = Model()

    func move() { position = Model() }
}

struct Board: View {
    @ObservedObject var model: Model

    var body: some View { Toggle(model.title, isOn: .constant(true)).onTapGesture { model.clear() } }
}

// The other one follows each move.
struct Boards: View {
    @ObservedObject var game: Game
    let sizes: [Int]

    var body: some View {
        Board(model: game.position)
        ForEach(sizes, id: \.self) { size in
            Board(model: Model())
        }
    }
}

// The child may keep what the function returns.
struct Made: View {
    let id: Int

    private func model() -> Model {
        let model = Model()
        model.clear()
        return model
    }

    var body: some View { Heading(model: model()) }
}
