import SwiftUI

final class Counter: ObservableObject {
    @Published(initialValue: 3 /** the usual start */) var count: Int
}

struct CounterView: View {
    @StateObject private var counter = Counter()

    var body: some View {
        Text("\(counter.count)")
    }
}
