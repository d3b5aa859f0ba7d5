import SwiftUI

struct Title: View {
    var body: some View { title }

    private var title: some View {
        return Text("a") // the text
            .padding() // its edges
        // erased
    }
}
