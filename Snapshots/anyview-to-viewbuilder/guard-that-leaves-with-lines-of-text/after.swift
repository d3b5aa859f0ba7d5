import SwiftUI

struct Greeting: View {
    let name: String?
    let isHidden: Bool

    var body: some View { content }

    @ViewBuilder
    var content: some View {
        if isHidden {
            Color.clear
        } else {
            let size = 20.0
            if let name {
                Image(name).resizable()
            } else {
                // Nobody has signed in.
                Text("""
hello
    there
""")
                    .font(.system(size: size))
            }
        }
    }
}
