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

// The time also decides what can be done.
struct Challenge: View {
    let deadline: Date
    @State private var now = Date()
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    private var isExpired: Bool { deadline <= now }
    private var isEditable: Bool { !isExpired }

    var body: some View {
        VStack {
            Text(deadline.formatted())
            Button("Submit") {}.disabled(!isEditable)
        }
        .onReceive(timer) { now = $0 }
    }
}
