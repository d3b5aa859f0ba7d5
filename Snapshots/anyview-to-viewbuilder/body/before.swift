import SwiftUI

struct Card: View {
    var body: some View { AnyView(VStack { Text("a") }.padding()) }
}

struct Plain: View { var body: AnyView { AnyView(Text("a")) } }

struct Door: View {
    var isOpen: Bool

    var body: AnyView {
        if isOpen {
            return AnyView(Text("Open"))
        }
        return AnyView(Image(systemName: "lock"))
    }
}
