import SwiftUI

struct Rows: View {
    let isOn: Bool

    var body: some View {
        VStack {
            Rectangle()
                .opacity(isOn ? 0.5 : 1)
            Image("a")
                .resizable()
                .opacity(isOn ? 0.5 : 1)
                .frame(width: 20)
                .background {
                    Color.red
                }
            // What else is in it, or said of it, keeps the group.
            Group {
                Circle().opacity(isOn ? 0.5 : 1)
                Circle()
            }
            Group {
                // The mark
                Circle().opacity(isOn ? 0.5 : 1)
            }
            // The modifiers of a text would be its own.
            Group {
                Text("a").opacity(isOn ? 0.5 : 1)
            }
            .bold()
        }
    }
}
