import SwiftUI

struct Goals: View {
    let goals: [String]

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(Set(goals).sorted(), id: \.self) { goal in
                    (Text("Good for").bold() + Text(" ") + Text(goal))
                        .font(.footnote)
                }
            }
        }
    }
}
