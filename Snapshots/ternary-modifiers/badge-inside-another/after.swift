import SwiftUI

struct Tabs: View {
    let on: Bool

    var body: some View {
        List {
            Group {
                if on { Text("a").badge(3) } else { Text("a") }
            }
            .badge(5)
            Text("a").badge(on ? 3 : 0)
            Group {
                if on { Text("a").zIndex(3) } else { Text("a") }
            }
            .zIndex(5)
            VStack {
                Text("a").zIndex(on ? 3 : 0)
            }
            .zIndex(5)
        }
    }
}
