import SwiftUI

struct Trail: Identifiable { let id: Int; let name: String }
enum Kind: String, CaseIterable { case open, closed }

struct Grouped: View {
    let trails: [Kind: [Trail]]
    @State private var position: Int?

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(Kind.allCases, id: \.self) { kind in
                    Text(kind.rawValue)
                    ForEach(trails[kind] ?? []) { trail in Text(trail.name) }
                }
            }
            LazyVStack {
                ForEach(Kind.allCases, id: \.self) { kind in
                    Text(kind.rawValue)
                    ForEach(0..<3, id: \.self) { number in Text("\(number)") }
                }
            }
        }
        .scrollPosition(id: $position)
    }
}
