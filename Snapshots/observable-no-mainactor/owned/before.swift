import Observation
import SwiftUI

@Observable final class Store {
    var items: [Int] = []
}

@MainActor @Observable final class Isolated {
    var items: [Int] = []
}

@Observable final class Sent: @unchecked Sendable {
    var items: [Int] = []
}

struct StoreView: View {
    @State private var store = Store()
    let isolated: Isolated
    let sent: Sent

    var body: some View { Text("\(store.items.count) \(isolated.items.count) \(sent.items.count)") }
}
