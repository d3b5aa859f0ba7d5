import SwiftUI

struct Title: View {
    var body: some View { title }

    private var title: AnyView {
        return AnyView(
            Text("a") // the text
                .padding() // its edges
        ) // erased
    }
}
