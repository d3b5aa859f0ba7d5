import SwiftUI

struct TrailList: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(trails) { trail in
                    NavigationLink {
                        TrailRow(trail: trail)
                    } label: {
                        TrailRow(trail: trail)
                    }
                }
            }
        }
    }
}
