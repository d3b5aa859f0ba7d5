import SwiftUI

enum Entry: Hashable {
    case note(String)
    case photo(String)
}

struct Feed: View {
    let entries: [Entry]

    var body: some View {
        ForEach(entries, id: \.self) { entry in
            switch entry {
            case .note(let text):
                let row = Text(text)
                row
            case .photo(let name):
                Image(name)
            }
        }
    }
}
