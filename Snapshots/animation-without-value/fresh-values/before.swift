import SwiftUI

struct Pulse: View {
    let id: Int

    var body: some View {
        VStack {
            Text("a").animation(.default, value: UUID())
            Text("b").animation(.default, value: id)
        }
    }
}
