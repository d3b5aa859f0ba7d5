import AppIntents
import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
}

struct OpenTrail: AppIntent {
    static let title: LocalizedStringResource = "Open Trail"
    func perform() async throws -> some IntentResult { .result() }
}

struct TrailList: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(trails) { trail in
                    Button(intent: OpenTrail()) { FoldingLabel(trail: trail) }
                        .frame(maxWidth: .infinity)
                }
            }
        }
    }
}

struct FoldingLabel: View {
    let trail: Trail
    @State private var isOpen = false

    var body: some View {
        Text(trail.name).opacity(isOpen ? 1 : 0.5)
    }
}
