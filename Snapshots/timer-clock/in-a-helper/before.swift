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

// It is already a part that shows the time.
struct Waiting: View {
    let deadline: Date
    @State private var now = Date()
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    private func left() -> TimeInterval { deadline.timeIntervalSince(now) }

    var body: some View {
        HStack {
            ProgressView(value: left())
            Text("\(left())")
            Button("Skip") {}
        }
        .onReceive(timer) { now = $0 }
    }
}

struct Upload: View {
    let deadlines: [Date]

    var body: some View {
        List(deadlines, id: \.self) { deadline in Waiting(deadline: deadline) }
    }
}
