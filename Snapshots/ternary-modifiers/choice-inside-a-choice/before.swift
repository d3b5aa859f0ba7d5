import SwiftUI

struct Row: View {
    let isOn: Bool
    let isBig: Bool

    var body: some View {
        VStack {
            if isOn {
                Circle().opacity(isBig ? 0.5 : 0.7)
            } else {
                Circle().opacity(1)
            }
            if isOn {
                Circle().opacity(0.5)
            } else if isBig {
                Circle().opacity(0.7)
            } else {
                Circle().opacity(1)
            }
            if isOn {
                Circle().fill(LinearGradient(
                    colors: [.red, .blue],
                    startPoint: .top, endPoint: .bottom))
            } else {
                Circle().fill(Color.red)
            }
            if isOn {
                Circle().fill(Color.red)
            } else {
                Circle().fill(.secondary)
            }
        }
    }
}
