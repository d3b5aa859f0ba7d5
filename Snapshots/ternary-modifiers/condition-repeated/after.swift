import SwiftUI

struct Row: View {
    let isOn: Bool
    let level: Int

    var body: some View {
        VStack {
            Circle().opacity(level == 2 ? 0.5 : 1).blur(radius: level == 2 ? 2 : 0)
            // Three times, or twice in one modifier, is more than a reader compares.
            if level == 2 {
                Circle().opacity(0.5).blur(radius: 2).saturation(0.5)
            } else {
                Circle()
            }
            if level == 2 {
                Circle().frame(width: 10, height: 20)
            } else {
                Circle()
            }
            // A name is read at a glance.
            Circle()
                .frame(width: isOn ? 10 : nil, height: isOn ? 20 : nil)
                .blur(radius: isOn ? 2 : 0)
                .saturation(isOn ? 0.5 : 1)
        }
    }
}
