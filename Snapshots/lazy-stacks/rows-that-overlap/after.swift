import SwiftUI

// A negative padding makes the place of a row shorter than what is drawn of it, by a name or a condition, too.
struct Card: Identifiable {
    let id: Int
    let title: String
}

struct Pile: View {
    let cards: [Card]
    let height: CGFloat

    var body: some View {
        ScrollView {
            VStack {
                ForEach(cards) { card in
                    Text(card.title).frame(height: height).padding(.bottom, -height + 40)
                }
            }
        }
    }
}

struct Wallet: View {
    let cards: [Card]
    let isOpen: Bool

    var body: some View {
        ScrollView {
            VStack {
                ForEach(cards) { card in
                    Text(card.title).frame(height: 200).padding(.bottom, isOpen ? 0 : -160)
                }
            }
        }
    }
}

struct Touching: View {
    let cards: [Card]
    let width: CGFloat

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(cards) { card in
                    Text(card.title).padding(.top, -8).padding(.horizontal, -width)
                }
            }
        }
    }
}
