import Combine
import SwiftUI

struct Countdown: View {
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var count = 10

    var body: some View {
        Text("\(count)").onReceive(timer) { _ in count -= 1 }
    }
}

struct Field: View {
    private let changes = PassthroughSubject<String, Never>()
    @State private var text = ""

    var body: some View {
        TextField("Text", text: $text).onReceive(changes) { text = $0 }
    }
}

struct Shared: View {
    static let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var kept = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var count = 10

    var body: some View {
        Text("\(count)").onReceive(Self.timer) { _ in count -= 1 }.onReceive(kept) { _ in count += 1 }
    }
}

struct Root: View {
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var count = 10

    var body: some View {
        VStack {
            Countdown()
            Field()
            Shared()
        }
        .onReceive(timer) { _ in count -= 1 }
    }
}

@main
struct Main: App {
    var body: some Scene {
        WindowGroup { Root() }
    }
}
