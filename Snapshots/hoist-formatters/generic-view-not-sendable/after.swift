import SwiftUI

private let pageISO8601DateFormatter = ISO8601DateFormatter()

/// A page with the moment it was made.
struct Page<Content: View>: View {
    let content: Content

    var body: some View {
        VStack {
            Text(pageISO8601DateFormatter.string(from: .now))
            content
        }
    }
}
