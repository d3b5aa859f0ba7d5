import SwiftUI

struct Start: View {
    var body: some View {
        Group {
            Screens.home().padding()
        }
        .background(Screens.home())
    }
}
