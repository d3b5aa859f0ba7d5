import SwiftUI

struct BadgeList: View {
    let badges: [Badge]

    var body: some View {
        ScrollView {
            VStack {
                ForEach(badges) { badge in
                    Text(badge.name)
                        .phaseAnimator([0.5, 1]) { view, phase in
                            Text("\(phase)")
                        }
                }
            }
        }
    }
}

struct Badge: Identifiable {
    let id: Int
    let name: String
}
