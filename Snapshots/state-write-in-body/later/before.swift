import SwiftUI

enum Option {
    case sort(Int, (Int) -> Void)
    case reset(() -> Void)
}

struct OptionMenu: View {
    let options: [Option]

    var body: some View { Text("\(options.count)") }
}

// '.sort' is a case, whose closure a menu calls later.
struct Sorting: View {
    @State private var order = 0

    var body: some View {
        OptionMenu(options: [.sort(order) { order = $0 }, .reset { order = 0 }])
    }
}

// The comparison ends it.
struct Observing: View {
    let value: Int
    @State private var old = 0

    var body: some View {
        DispatchQueue.main.async {
            if old != value { old = value }
        }
        return Text("\(old)")
    }
}
