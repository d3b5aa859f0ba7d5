import Combine
import SwiftUI

struct ClockView: View {
    @State private var now = Date()
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        Text(label())
            .onReceive(timer) { _ in now = Date() }
    }

    private func label() -> String { now.formatted() }
}
