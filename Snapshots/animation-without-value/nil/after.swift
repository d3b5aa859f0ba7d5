import SwiftUI

struct Name: View {
    let name: String

    var body: some View {
        VStack {
            Text(name).transaction { if !$0.disablesAnimations { $0.animation = nil } }
            Text(name)
                .transaction { if !$0.disablesAnimations { $0.animation = nil } }
                .padding()
        }
    }
}
