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

    @ViewBuilder
    func row(_ text: String, note: String = "") -> some View {
        if isPinned { Text(text) } else { NoteRow(title: note) }
    }

    /// Calls the one above.
    func row(number: Int) -> some View { row("\(number)") }

    /// The only one with a closure.
    func row(number: Int, @ViewBuilder more: () -> some View) -> some View {
        HStack { Text(number, format: .number); more() }
    }

    /// Which of them is meant here can't be told.
    func cell(_ text: String) -> AnyView { AnyView(Text(text)) }
    func cell(_ number: Int) -> AnyView { AnyView(Text(number, format: .number)) }
    var cells: some View { HStack { cell("a"); cell(1) } }

    /// The label tells that this one is put into an array.
    func tab(_ name: String) -> some View { Text(name) }
    func tab(image: String) -> AnyView { AnyView(Image(image)) }
    var tabs: [AnyView] { [tab(image: "sun")] }
    var first: some View { VStack { tab("moon") } }
}

struct NoteRow: View {
    let title: String
    var body: some View { Text(title) }
}
