import SwiftUI

struct Counting: ViewModifier {
    @State private var count = 0
    func body(content: Content) -> some View { content.onTapGesture { count += 1 } }
}

enum Elevation {
    case low
}

extension View {
    func shadow(_ elevation: Elevation) -> some View { modifier(Counting()) }
}

struct Counted: View {
    let names: [String]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(Set(names).sorted(), id: \.self) { name in
                    Text(name).shadow(.low)
                }
            }
        }
    }
}

struct Plain: View {
    let names: [String]

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(Set(names).sorted(), id: \.self) { name in
                    Text(name).shadow(radius: 2)
                }
            }
        }
    }
}
