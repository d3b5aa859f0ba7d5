import SwiftUI

@MainActor enum TrailCounter {
    static var made = 0
}

struct CountedRow: View {
    let name: String

    init(name: String) {
        self.name = name
        TrailCounter.made += 1
    }

    var body: some View {
        Text(name).frame(maxWidth: .infinity)
    }
}

struct CountedTrails: View {
    let names: [String]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(Set(names).sorted(), id: \.self) { CountedRow(name: $0) }
            }
        }
    }
}
