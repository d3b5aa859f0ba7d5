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

    @ViewBuilder
    func makeRow(for entry: Entry) -> some View {
        switch entry {
        case .note(let text):
            NoteRow(title: text)
        case .photo(let name):
            PhotoRow(name: name)
                .padding()
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
