import SwiftUI

struct Row: View {
    let isOn: Bool
    let isOff: Bool

    var body: some View {
        VStack {
            Circle().opacity(isOn ? 1 : 0.5)
            Circle().frame(width: isOn || isOff ? nil : 10)
            Circle().disabled(!isOn)
        }
    }
}
