import SwiftUI

enum Entry {
    case note(String)
    case photo(String)
}

struct Feed: View {
    let entries: [Entry]

    var body: some View {
        VStack {
            makeRow(for: entries[0])
        }
    }

    func makeRow(for entry: Entry) -> AnyView {
        switch entry {
        case .note(let text):
            return AnyView(NoteRow(title: text))
        case .photo(let name):
            return AnyView(
                PhotoRow(name: name)
                    .padding()
            )
        }
    }
}

struct NoteRow: View {
    let title: String
    var body: some View { Text(title) }
}

struct PhotoRow: View {
    let name: String
    var body: some View { Image(name) }
}
