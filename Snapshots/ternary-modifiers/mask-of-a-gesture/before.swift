import SwiftUI

struct Card: View {
    var isOpen = false

    var body: some View {
        if isOpen {
            Text("A card that can be tapped where it has nothing else to tap")
                .padding()
                .gesture(TapGesture(count: 2), including: .all)
                .padding()
        } else {
            Text("A card that can be tapped where it has nothing else to tap")
                .padding()
                .gesture(TapGesture(count: 2), including: .subviews)
                .padding()
        }
    }
}
