import SwiftUI

struct Framed<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View { content.padding() }
}

struct Details: View {
    @State private var isOpen = false
    var body: some View { Toggle("Details", isOn: $isOpen) }
}

struct Parks: View {
    let names: [String]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(Set(names).sorted(), id: \.self) { name in
                    Framed {
                        Text(name)
                        Details()
                    }
                }
            }
        }
    }
}
