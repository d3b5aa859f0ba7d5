import SwiftUI

struct Names: View {
    let items: [String]

    private var visible: [String] { items.filter { !$0.isEmpty }.sorted() }

    var body: some View {
        let visible = self.visible
//#if DEBUG
//        let _ = Self._printChanges()
//#endif
        if visible.isEmpty {
            Text("Empty")
        } else {
            List { ForEach(visible, id: \.self) { Text($0) } }
        }
    }
}
