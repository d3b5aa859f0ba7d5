import SwiftUI

extension View {
    @ViewBuilder func `if`(_ condition: @autoclosure () -> Bool, content: (Self) -> some View) -> some View {
        Group {
            if condition() {
                content(self)
            } else {
                self
            }
        }
    }
}

struct Card: View {
    @State private var isDim = false
    @State private var isOpen = false
    let isFirst: Bool

    var body: some View {
        VStack {
            Image("photo")
                .colorMultiply(isDim ? Color(white: 0.7) : .white)
                .clipShape(Circle())
            Text("a").interactiveDismissDisabled(!isOpen)
            Text("b")
                .opacity(isOpen && isDim ? 0.5 : 1)
                .padding(isOpen && isDim ? 4 : 0)
            Text("c").opacity(isOpen ? 0 : 1)
            // No neutral value, more than modifiers, or constant for the view.
            Text("d").if(isOpen) { $0.font(.title) }
            Text("e").if(isOpen) { view in VStack { view } }
            Text("f").if(isFirst) { $0.bold() }
        }
    }
}
