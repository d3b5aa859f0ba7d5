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
