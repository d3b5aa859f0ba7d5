import SwiftUI

struct Card: View {
    var isOpen = false

    var body: some View {
        Text("A card that can be tapped where it has nothing else to tap")
            .padding()
            .gesture(TapGesture(count: 2), including: isOpen ? .all : .subviews)
            .padding()
    }
}
