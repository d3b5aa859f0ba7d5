import Combine
import SwiftUI

@MainActor final class Console: ObservableObject {
    static let shared = Console()
    @Published var isOn = false
    @Published var name = ""

    func toggle() { isOn.toggle() }
}

struct Label: View {
    @ObservedObject var console: Console

    var body: some View {
        Button {
            console.toggle()
        } label: {
            Image(systemName: console.isOn ? "a" : "b")
        }
    }
}

struct Changes: View {
    @ObservedObject var console: Console
    @State private var count = 0

    var body: some View {
        Text("\(count)").onChange(of: console.isOn) { count += 1 }
    }
}

struct Helper: View {
    @ObservedObject var console: Console

    var body: some View { Text(title()) }

    private func title() -> String { console.name }
}

struct Past: View {
    @ObservedObject var console = Console.shared

    var body: some View {
        Text(Console.shared.name)
            .onTapGesture { console.toggle() }
    }
}

struct Field: View {
    @ObservedObject var console: Console

    var body: some View { TextField("Name", text: $console.name) }
}

struct Custom: View {
    @ObservedObject var console: Console

    var body: some View {
        Toggle("On", isOn: Binding(get: { console.isOn }, set: { console.isOn = $0 }))
    }
}

enum Texts {
    static func first(_ make: () -> String) -> String { make() }
}

// It is unknown when the closure runs.
struct InUnknownClosure: View {
    @ObservedObject var console: Console

    private var isOn: Bool {
        get { console.isOn }
        nonmutating set { console.isOn = newValue }
    }

    var body: some View {
        VStack {
            Button("On") { isOn.toggle() }
            Text(Texts.first { isOn ? "a" : "b" })
        }
    }
}
