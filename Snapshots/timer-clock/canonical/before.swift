import Combine
import SwiftUI

struct ClockView: View {
    @State private var now = Date()
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        Text(now.formatted())
            .onReceive(timer) { now = $0 }
    }
}

struct Dial: View {
    let date: Date
    var body: some View { Text(date.formatted()) }
}

struct Twice: View {
    let title: String
    @State private var now: Date = .now

    private let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack {
            Text(now.formatted())
            Dial(date: now)
        }
        .padding()
        .onReceive(timer) { time in
            now = time
        }
    }
}
