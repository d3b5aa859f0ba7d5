import Combine
import SwiftUI

// 'timer-clock' reports it.
struct Clock: View {
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var now = Date()

    var body: some View {
        VStack {
            Text(now.formatted())
            Text("b")
        }
        .onReceive(timer) { now = $0 }
    }
}

struct Poll: View {
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    let read: () -> Int
    @State private var value = 0

    var body: some View { Text("\(value)").onReceive(timer) { _ in value = read() } }
}

struct Root: View {
    @State private var isOn = false

    var body: some View {
        Toggle("a", isOn: $isOn)
        Clock()
        Poll { 1 }
    }
}

struct TickingApp: App {
    var body: some Scene { WindowGroup { Root() } }
}
