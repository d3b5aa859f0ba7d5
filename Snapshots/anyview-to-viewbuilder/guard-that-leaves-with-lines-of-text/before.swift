import SwiftUI

struct Greeting: View {
    let name: String?
    let isHidden: Bool

    var body: some View { content }

    var content: AnyView {
        if isHidden {
            return AnyView(Color.clear)
        }
        let size = 20.0
        guard let name else {
            // Nobody has signed in.
            return AnyView(
                Text("""
hello
    there
""")
                    .font(.system(size: size)))
        }
        return AnyView(Image(name).resizable())
    }
}
