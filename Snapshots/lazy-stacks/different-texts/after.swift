import SwiftUI

enum Kind: String, Hashable {
    case hill, lake
}

struct Texts: View {
    let tags: Set<String>
    let counts: [String: Int]
    let names: [String]
    let kinds: [Kind]

    var body: some View {
        VStack {
            ScrollView {
                LazyVStack {
                    ForEach(tags.sorted(), id: \.self) { Text($0).frame(maxWidth: .infinity) }
                }
            }
            ScrollView {
                LazyVStack {
                    ForEach(counts.keys.sorted(), id: \.self) { Text($0).frame(maxWidth: .infinity) }
                }
            }
            ScrollView {
                LazyVStack {
                    ForEach(names.indices, id: \.self) { Text(names[$0]).frame(maxWidth: .infinity) }
                }
            }
            ScrollView {
                LazyVStack {
                    ForEach(kinds, id: \.self) { Text($0.rawValue).frame(maxWidth: .infinity) }
                }
            }
            ScrollView {
                LazyVStack {
                    ForEach(0..<names.count, id: \.self) { Text(names[$0]).frame(maxWidth: .infinity) }
                }
            }
        }
    }
}
