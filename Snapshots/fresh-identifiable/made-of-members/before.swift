import Foundation
import SwiftUI

// The initial value of a property can't use other members.
struct Card: Identifiable {
    let title: String
    var id: String { title + UUID().uuidString }
}

// A key that is usually there is an identity, but not without it.
struct Info: Identifiable {
    var key: String?
    var id: String { key ?? UUID().uuidString }
}

final class Reaction: Identifiable {
    let owner: Info?
    init(owner: Info?) { self.owner = owner }
    var id: String { owner?.key ?? UUID().uuidString }
}

struct Cards: View {
    let cards: [Card]
    var body: some View { List(cards) { Text($0.title) } }
}

struct Infos: View {
    let infos: [Info]
    let unseen: [Unseen]
    @State private var shown: Reaction?

    var body: some View {
        List(infos) { Text($0.key ?? "") }.sheet(item: $shown) { Text($0.id) }
        ForEach(unseen, id: \.self) { Text($0.key ?? "") }
    }
}

// Nothing is identified by it.
struct Unseen: Identifiable, Hashable {
    var key: String?
    var id: String { key ?? UUID().uuidString }
}
