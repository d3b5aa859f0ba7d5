import SwiftUI

struct Cells: View {
    let isWide: Bool
    let count: Int

    var body: some View {
        ZStack {
            Color.red.ignoresSafeArea(edges: isWide ? .all : [])
            Color.green.ignoresSafeArea(edges: isWide ? .top : [])
            Color.blue.ignoresSafeArea(.keyboard, edges: isWide ? [] : .all)
            Color.pink.edgesIgnoringSafeArea(isWide ? .horizontal : [])
            Rectangle().fill(.red).blendMode(isWide ? .normal : .multiply)
            Text("Inbox").badge(isWide ? 12 : 0)
            Text("Inbox").badge(isWide ? count : 0)
            // A badge may be a text as well.
            if isWide { Text("Inbox").badge("new") } else { Text("Inbox") }
        }
    }
}
