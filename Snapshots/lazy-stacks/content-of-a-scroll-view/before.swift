import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
}

struct TrailPages: View {
    let trails: [Trail]
    let page: Int

    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 0) {
                ForEach(trails) { Text($0.name).frame(width: 300) }
            }
            .frame(height: 200)
        }
        .content
        .offset(x: CGFloat(page) * -300)
        .frame(width: 300, alignment: .leading)
    }
}
