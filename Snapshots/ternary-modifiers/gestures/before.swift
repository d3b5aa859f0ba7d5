import SwiftUI

struct Card: View {
    let isLifted: Bool
    let isInside: Bool
    @Binding var offset: CGSize

    // A gesture that goes on when the condition flips was cut off before.
    var body: some View {
        VStack {
            if isLifted {
                Image("card").scaleEffect(1.1).gesture(drag)
            } else {
                Image("card").gesture(drag)
            }
            if isInside {
                Text("card").opacity(0.5).onHover { print($0) }
            } else {
                Text("card").onHover { print($0) }
            }
            if isInside {
                Text("card").opacity(0.5).onTapGesture { print("tap") }
            } else {
                Text("card").onTapGesture { print("tap") }
            }
            if isInside {
                Text("card").opacity(0.5).focusable()
            } else {
                Text("card").focusable()
            }
        }
    }

    private var drag: some Gesture {
        DragGesture().onChanged { offset = $0.translation }
    }
}
