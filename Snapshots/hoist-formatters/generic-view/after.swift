import SwiftUI

private let pageDateFormatter = DateFormatter()

struct Page<Content: View>: View {
    let content: Content

    var body: some View {
        VStack {
            Text(pageDateFormatter.string(from: .now))
            content
        }
    }
}
