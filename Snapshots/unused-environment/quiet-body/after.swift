import SwiftUI

struct Item {
    let title: String
}

struct ItemRow: View {
    let item: Item
    @State private var isOpen = false

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(item.title)
                .font(.headline)
            if isOpen {
                details
            }
        }
        .padding()
        .onTapGesture { isOpen.toggle() }
    }

    private var details: some View {
        Text("\(item.title.count)")
            .foregroundColor(.secondary)
    }
}
