import Combine
import SwiftUI

struct Carousel: View {
    @State private var index = 0
    @State private var now = Date()
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    private let other = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        Text("\(index) \(now.formatted())")
            .onReceive(timer) { _ in index = (index + 1) % 3 }
            .onReceive(other) { _ in Task { await reload() } }
            .onTapGesture { now = Date() }
    }

    private func reload() async {}
}
