import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
}

struct Panel<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View { content }
}

extension Panel where Content == ScrollView<VStack<ForEach<[Trail], Int, Text>>> {
    init(trails: [Trail]) {
        self.init {
            ScrollView {
                VStack {
                    ForEach(trails) { trail in Text(trail.name) }
                }
            }
        }
    }
}
