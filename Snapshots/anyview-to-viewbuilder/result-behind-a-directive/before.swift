import SwiftUI

struct NotesScreen: View {
    var body: some View {
        VStack { badge() }
    }

    func badge() -> AnyView {
        #if FANCY
        return AnyView(Image("fancy"))
        #endif
        erased
    }

    var erased: AnyView { AnyView(Text("a")) }
}
