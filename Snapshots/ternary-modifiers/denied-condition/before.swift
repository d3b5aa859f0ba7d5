import SwiftUI

struct Row: View {
    let isOn: Bool
    let isOff: Bool

    var body: some View {
        VStack {
            if !isOn {
                Circle().opacity(0.5)
            } else {
                Circle().opacity(1)
            }
            if !(isOn || isOff) {
                Circle().frame(width: 10)
            } else {
                Circle()
            }
            if !isOn {
                Circle().disabled(true)
            } else {
                Circle()
            }
        }
    }
}
