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
                let isActive = $0.isNew
                Text("item").overlay { if isActive { Circle() } }
            }
            ForEach(items) {
                Text("item").opacity($0.isNew ? 0.5 : 1)
            }
        }
    }
}
