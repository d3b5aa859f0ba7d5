import SwiftUI

enum Entry: Hashable {
    case note(String)
    case photo(String)
}

struct Feed: View {
    let entries: [Entry]

    var body: some View {
        ForEach(entries, id: \.self) { entry -> AnyView in
            switch entry {
            case .note(let text):
                let row = Text(text)
                return AnyView(row)
            case .photo(let name):
                return AnyView(Image(name))
            }
        }
    }
}
