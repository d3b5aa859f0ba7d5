import SwiftUI

struct Rows: View {
    let isOn: Bool

    var body: some View {
        VStack {
            Group {
                if isOn {
                    Rectangle()
                        .opacity(0.5)
                } else {
                    Rectangle()
                }
            }
            Group {
                if isOn {
                    Image("a")
                        .resizable()
                        .opacity(0.5)
                } else {
                    Image("a")
                        .resizable()
                }
            }
            .frame(width: 20)
            .background {
                Color.red
            }
            // What else is in it, or said of it, keeps the group.
            Group {
                if isOn { Circle().opacity(0.5) } else { Circle() }
                Circle()
            }
            Group {
                // The mark
                if isOn { Circle().opacity(0.5) } else { Circle() }
            }
            // The modifiers of a text would be its own.
            Group {
                if isOn { Text("a").opacity(0.5) } else { Text("a") }
            }
            .bold()
        }
    }
}
