import Combine
import Foundation
import SwiftUI

struct Poller: View {
    private let timer = Timer.publish(every: 5, on: .main, in: .common).autoconnect()
    private let short = Timer.publish(every: 0.05, on: .main, in: .common).autoconnect()
    private let daily = Timer.publish(every: 86_400, on: .main, in: .common).autoconnect()
    private let lax = Timer.publish(every: 10, tolerance: 1, on: .main, in: .common).autoconnect()
    @State private var count = 0

    var body: some View {
        Text("\(count)")
            .onReceive(timer) { _ in count += 1 }
            .onReceive(short) { _ in count += 1 }
            .onReceive(daily) { _ in count = 0 }
            .onReceive(lax) { _ in count += 1 }
    }
}
