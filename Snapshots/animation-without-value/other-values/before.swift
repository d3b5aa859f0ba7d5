import SwiftUI

struct Header: View {
    var body: some View { Text("a") }
}

struct Pair: View {
    @State private var isOpen = false
    @State private var isWide = false

    var body: some View {
        VStack {
            VStack {
                Header()
                Text("b").opacity(isOpen ? 1 : 0)
            }
            .animation(.default)
            Text("c").opacity(isOpen ? 1 : 0).padding(isWide ? 8 : 0).animation(.default)
        }
    }
}
