import SwiftUI

struct NotesScreen: View {
    var isPinned = true

    var body: some View {
        VStack {
            row("a")
            row("b", note: "c")
            row(number: 1)
            row(number: 2) { Text("more") }
        }
    }

    func row(_ text: String, note: String = "") -> AnyView {
        if isPinned { return AnyView(Text(text)) } else { return AnyView(NoteRow(title: note)) }
    }

    /// Calls the one above.
    func row(number: Int) -> AnyView { row("\(number)") }

    /// The only one with a closure.
    func row(number: Int, @ViewBuilder more: () -> some View) -> AnyView {
        AnyView(HStack { Text(number, format: .number); more() })
    }

    /// Which of them is meant here can't be told.
    func cell(_ text: String) -> AnyView { AnyView(Text(text)) }
    func cell(_ number: Int) -> AnyView { AnyView(Text(number, format: .number)) }
    var cells: some View { HStack { cell("a"); cell(1) } }

    /// The label tells that this one is put into an array.
    func tab(_ name: String) -> AnyView { AnyView(Text(name)) }
    func tab(image: String) -> AnyView { AnyView(Image(image)) }
    var tabs: [AnyView] { [tab(image: "sun")] }
    var first: some View { VStack { tab("moon") } }
}

struct NoteRow: View {
    let title: String
    var body: some View { Text(title) }
}
