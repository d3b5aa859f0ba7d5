import SwiftUI

/// A page with the moment it was made.
struct Page<Content: View>: View {
    let content: Content

    var body: some View {
        VStack {
            Text(ISO8601DateFormatter().string(from: .now))
            content
        }
    }
}
