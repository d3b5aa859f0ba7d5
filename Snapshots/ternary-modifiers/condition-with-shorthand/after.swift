import SwiftUI

struct Item: Identifiable {
    let id: Int
    let isNew: Bool
}

struct Shelf: View {
    let items: [Item]

    var body: some View {
        VStack {
            ForEach(items) {
                if $0.isNew {
                    Text("item").overlay { Circle() }
                } else {
                    Text("item")
                }
            }
            ForEach(items) {
                Text("item").opacity($0.isNew ? 0.5 : 1)
            }
        }
    }
}
