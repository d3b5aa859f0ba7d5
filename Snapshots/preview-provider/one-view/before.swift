import SwiftUI

struct Badge: View {
    let count: Int

    var body: some View { Text("\(count)") }
}

struct Badge_Previews: PreviewProvider {
    static var previews: some View {
        Badge(count: 3)
            .padding()
    }
}

// The second look.
private struct BadgeNamed_Previews: PreviewProvider {
    static var previews: some View {
        let count = 4
        // A larger one.
        return Badge(count: count)
            .previewDisplayName("Large")
    }
}
