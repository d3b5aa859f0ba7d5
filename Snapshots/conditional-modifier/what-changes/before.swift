import SwiftUI

extension View {
    @ViewBuilder
    func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
        if condition { transform(self) } else { self }
    }
}

struct Item: Identifiable {
    let id: Int
    let title: String
    var note: String?
}

struct Permissions {
    func test(_ action: String) -> Bool { action.isEmpty }
}

final class Model: ObservableObject {
    @Published var isBusy = false
    @Published var isOwn: Bool
    @Published var items: [Item] = []
    @Published var permissions = Permissions()

    init(isOwn: Bool) { self.isOwn = isOwn }

    func start() { isBusy = true }
}

// Neither an element nor the color scheme changes while the view is shown, nor what nothing assigns.
struct Silent: View {
    let item: Item
    var isFirst = true
    @ObservedObject var model: Model
    @Environment(\.colorScheme) private var colorScheme

    private func isKnown(_ item: Item) -> Bool { item.title == "a" }

    var body: some View {
        VStack {
            Text(item.title).if(item.note != nil) { $0.border(Color.red) }
            Text(item.title).if(!isFirst) { $0.navigationTitle("a") }
            Text(item.title).if(colorScheme == .dark) { $0.shadow(radius: 2) }
            Text(item.title).if(isKnown(item)) { $0.border(Color.red) }
            Text(item.title).if(model.permissions.test("delete")) { $0.border(Color.red) }
            Text(item.title).if(model.isOwn) { $0.border(Color.red) }
            ForEach(model.items) { item in
                Text(item.title).if(item.note == nil) { $0.border(Color.red) }
            }
        }
    }
}

struct Tab: View {
    var isActive: Bool
    let close: () -> Void

    var body: some View {
        Text("a").if(isActive) { $0.onTapGesture { close() } }
    }
}

struct Live: View {
    @ObservedObject var model: Model
    @State private var isOpen = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isSearching) private var isSearching

    private func row(isOpen: Bool) -> some View {
        Text("e").if(isOpen) { $0.border(Color.red) }
    }

    var body: some View {
        VStack {
            Silent(item: Item(id: 0, title: "a"), isFirst: true, model: model)
            Tab(isActive: isOpen) { isOpen = false }
            Text("a").if(isOpen) { $0.keyboardShortcut("a") }
            Text("b").if(model.isBusy) { $0.contextMenu { Button("a") {} } }
            Text("c").if(isEnabled) { $0.gesture(TapGesture()) }
            Text("d").if(isSearching) { $0.listRowBackground(Color.red) }
            row(isOpen: isOpen)
            ForEach(model.items) { Text($0.title) }
                .if(isOpen) { $0.onDelete { _ in } }
        }
    }
}

struct Chosen: View {
    @State private var isOpen = false
    @AppStorage("isTinted") private var isTinted = false

    var body: some View {
        VStack {
            Text("a")
                .if(isOpen) { $0.contextMenu { Button("a") {} } }
                .if(!isOpen) { $0.onTapGesture { isOpen = true } }
            Text("b").if(isTinted) { $0.foregroundColor(.red) }
            Text("c").if(isTinted) { $0.preferredColorScheme(.dark) }
            // A text has no state, and a setting hardly changes.
            Text("b").if(isTinted) { $0.contextMenu { Button("a") {} } }
            HStack { Text("c") }.if(isTinted) { $0.padding().border(.red) }
            HStack { Text("c") }.if(isTinted) { $0.contextMenu { Button("a") {} } }
        }
    }
}

struct Framed: ViewModifier {
    let title: String

    func body(content: Content) -> some View { content.navigationTitle(title) }
}

// What each modifier of the closure needs.
struct Sidebar: View {
    @State private var isOpen = false
    @State private var count = 0

    var body: some View {
        VStack {
            Group {
                Text("a").if(isOpen) { $0.onTapGesture { isOpen = false } }
            }
            .onTapGesture { count += 1 }
            Text("b").if(!isOpen) { view in
                view.frame(width: 0).onAppear { count = 0 }
            }
            Text("c").if(isOpen) { $0.modifier(Framed(title: "c")) }
            Toggle("Open", isOn: $isOpen)
        }
    }
}

struct Backdrop: View {
    var color = Color.gray

    var body: some View { color.ignoresSafeArea() }
}

// What it modifies is replaced anyway, or has no state.
struct Replaced: View {
    @State private var isOpen = false
    @State private var title = ""

    @ViewBuilder private var content: some View {
        if isOpen { Text("a") } else { Text("b") }
    }

    var body: some View {
        VStack {
            content.if(isOpen) { $0.border(Color.red) }
            ZStack {
                Backdrop()
                content
            }
            .if(isOpen) { $0.border(Color.red) }
            ZStack {
                TextField("Title", text: $title)
                content
            }
            .if(isOpen) { $0.border(Color.red) }
            Group {
                switch isOpen {
                case true: Text("a")
                case false: Text("b")
                }
            }
            .if(isOpen) { $0.border(Color.red) }
            Image(systemName: "a").resizable().if(isOpen) { $0.border(Color.red) }
            Button("Open") { isOpen.toggle() }
        }
    }
}
