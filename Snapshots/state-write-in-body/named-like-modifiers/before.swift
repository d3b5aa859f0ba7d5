import SwiftUI

enum Presentation {
    case sheet
    case overlay(onClose: () -> Void, offset: Double)
}

struct Info: View {
    let presentation: Presentation

    var body: some View { Text("Info") }
}

struct WideButton<Label: View>: View {
    var action: () -> Void
    @ViewBuilder var label: Label

    var body: some View {
        Button(action: action) { label }
    }
}

struct Wallet: View {
    @State private var isOpen = false

    var body: some View {
        VStack {
            Info(presentation: .overlay(onClose: { isOpen = false }, offset: 3))
            WideButton {
                isOpen = true
            } label: {
                Text("Open")
            }
        }
    }
}

extension Binding where Value == Bool {
    func invert() -> Binding<Bool> {
        Binding(get: { !wrappedValue }, set: { wrappedValue = !$0 })
    }
}

// A method of a binding changes nothing, wherever it is declared.
struct Warning: View {
    @State private var isShown = true
    @State private var texts: [String] = []

    var body: some View {
        VStack {
            Toggle("Hide", isOn: $isShown.invert())
            Text("\($texts.map { $0.wrappedValue }.count)")
        }
    }
}
