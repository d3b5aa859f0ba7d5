import SwiftUI

struct Name: View {
    let name: String

    var body: some View {
        VStack {
            Text(name).animation(nil)
            Text(name)
                .animation(.none)
                .padding()
        }
    }
}
