import SwiftUI

struct Cells: View {
    let isWide: Bool
    let count: Int

    var body: some View {
        ZStack {
            if isWide { Color.red.ignoresSafeArea() } else { Color.red }
            if isWide { Color.green.ignoresSafeArea(edges: .top) } else { Color.green }
            if isWide { Color.blue } else { Color.blue.ignoresSafeArea(.keyboard) }
            if isWide { Color.pink.edgesIgnoringSafeArea(.horizontal) } else { Color.pink }
            if isWide {
                Rectangle().fill(.red)
            } else {
                Rectangle().fill(.red).blendMode(.multiply)
            }
            if isWide { Text("Inbox").badge(12) } else { Text("Inbox") }
            if isWide { Text("Inbox").badge(count) } else { Text("Inbox") }
            // A badge may be a text as well.
            if isWide { Text("Inbox").badge("new") } else { Text("Inbox") }
        }
    }
}
