import SwiftUI

struct Badge: View {
    let isQuiet: Bool

    var body: some View {
        VStack {
            if isQuiet {
                Image(decorative: "badge").accessibilityHidden(true)
            } else {
                Image(decorative: "badge")
            }
            Image("badge").accessibilityHidden(isQuiet)
        }
    }
}
