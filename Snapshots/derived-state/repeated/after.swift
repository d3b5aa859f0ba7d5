import SwiftUI

struct Counted: View {
    let items: [Int]
    private var count: Int { items.count }

    var body: some View {
        Text("\(count)")
    }
}

struct Compared: View {
    let own: Int
    let selection: Int
    private var isSelected: Bool { selection == own }

    var body: some View {
        Text("\(isSelected)")
            .padding()
    }
}
