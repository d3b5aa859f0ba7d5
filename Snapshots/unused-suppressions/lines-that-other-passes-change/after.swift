import SwiftUI

struct TrailRows: View {
    let isOpen: Bool
    let isLong: Bool

    var body: some View {
        rows
        choice
    }

    // swiftfix:ignore lazy-stacks -- an attribute comes between
    @ViewBuilder
    var rows: some View { if isOpen { ScrollView { VStack { ForEach(0..<500) { Text("\($0)") } } } } else { Text("Closed") } }

    var choice: AnyView {
        // swiftfix:ignore lazy-stacks -- one line that would become several
        return isLong ? AnyView(ScrollView { VStack { ForEach(0..<500) { Text("\($0)") } } }) : AnyView(Text("Short"))
    }
}
