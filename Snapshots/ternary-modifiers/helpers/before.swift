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
                .if(isDim) { $0.colorMultiply(Color(white: 0.7)) }
                .clipShape(Circle())
            Text("a").if(!isOpen) { $0.interactiveDismissDisabled() }
            Text("b")
                .if(isOpen && isDim) { view in
                    view.opacity(0.5).padding(4)
                }
            Text("c").if(isOpen) { $0.hidden() }
            // No neutral value, more than modifiers, or constant for the view.
            Text("d").if(isOpen) { $0.font(.title) }
            Text("e").if(isOpen) { view in VStack { view } }
            Text("f").if(isFirst) { $0.bold() }
        }
    }
}
