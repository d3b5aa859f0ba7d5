import SwiftUI

struct Tabs: View {
    var body: some View {
        VStack { all[0] }
    }

    private var all: [AnyView] {
        [AnyView(Screens.home()), AnyView(Text("More"))]
    }
}
