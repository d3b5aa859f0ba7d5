import SwiftUI

@MainActor struct Deck {
    let names: [String]

    private subscript(card number: Int) -> some View {
        Text(names[number])
    }

    var top: some View { self[card: 0] }
}
