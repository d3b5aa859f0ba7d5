import SwiftUI

extension View {
    @ViewBuilder
    func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
        if condition {
            transform(self)
        } else {
            self
        }
    }

    func when<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> Content {
        transform(self)
    }
}

struct Title: View {
    @State private var isOpen = false
    let isLarge: Bool
    let text: String

    var body: some View {
        Text(text).if(isOpen) { $0.font(.title) }
        Text(text).if(text.isEmpty && isOpen) { view in
            view.font(.title).padding()
        }
        Text(text).if(isLarge) { $0.bold() }
        Text(text).when(isOpen) { $0.bold() }
    }
}

// Nothing turns 'searchable' off, and the two halves have no modifier in common.
struct Search: View {
    @State private var isSearching = false
    @State private var query = ""
    @State private var names: [String] = []

    var body: some View {
        List {
            Text("a").if(isSearching) { $0.searchable(text: $query) }
            Text("b").if(isSearching) { $0.border(Color.red) }.if(!isSearching) { $0.navigationTitle("b") }
            Text("c").if(isSearching) { $0.border(Color.red) }.if(!isSearching) { $0.border(Color.blue) }
            // A row of an element is shown as long as the collection has the element.
            ForEach(names, id: \.self) { name in
                Text(name).if(names.firstIndex(of: name) != nil) { $0.border(Color.red) }
            }
        }
        .onTapGesture {
            isSearching = true
            names.append(query)
        }
    }
}
