import SwiftUI

struct Counted: View {
    let items: [Int]
    @State private var count = 0

    var body: some View {
        Text("\(count)")
            .onAppear { count = items.count }
            .onChange(of: items) { _, new in count = new.count }
    }
}

struct Compared: View {
    let own: Int
    let selection: Int
    @State private var isSelected = false

    var body: some View {
        Text("\(isSelected)")
            .onChange(of: selection, initial: true) { _, new in
                isSelected = new == own
            }
            .padding()
    }
}
