import SwiftUI

struct Row: View {
    let isOn: Bool
    let level: Int

    var body: some View {
        VStack {
            if level == 2 {
                Circle().opacity(0.5).blur(radius: 2)
            } else {
                Circle()
            }
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
            if isOn {
                Circle().frame(width: 10, height: 20).blur(radius: 2).saturation(0.5)
            } else {
                Circle()
            }
        }
    }
}
