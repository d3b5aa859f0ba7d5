import SwiftUI

// `.container` can't mean a property of a value, whatever its name.
struct Box { lazy var container: Int = 3 }

struct Player: View {
    let isOn: Bool

    var body: some View {
        Text("Playing").ignoresSafeArea(.container, edges: isOn ? .bottom : [])
    }
}
