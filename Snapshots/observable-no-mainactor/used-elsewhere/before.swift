import Observation
import SwiftUI

@Observable final class Store {
    var items: [Int] = []
}

struct StoreView: View {
    @State private var store = Store()

    var body: some View { Text("\(store.items.count)") }
}

func work() -> Int {
    Store().items.count
}
