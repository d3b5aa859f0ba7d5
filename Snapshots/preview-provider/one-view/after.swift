import SwiftUI

struct Badge: View {
    let count: Int

    var body: some View { Text("\(count)") }
}

#Preview {
    Badge(count: 3)
        .padding()
}

// The second look.
#Preview("Large") {
    let count = 4
    // A larger one.
    return Badge(count: count)
}
