import SwiftUI

struct Drawer: View {
    let handle: () -> AnyView

    var body: some View { handle() }
}
