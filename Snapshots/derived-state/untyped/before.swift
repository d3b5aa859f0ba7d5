import SwiftUI

struct Counted: View {
    let items: [Int]
    @State private var count = Int.zero

    var body: some View {
        Text("\(count)")
            .onAppear { count = items.count }
            .onChange(of: items) { _, new in count = new.count }
    }
}
