import SwiftUI

struct Counter: View {
    @State var count: Int

    var body: some View { Text("\(count)") }
}

struct Written: View {
    @State var count: Int

    init(start: Int) {
        _count = State(initialValue: start)
    }

    var body: some View { Text("\(count)") }
}
