import SwiftUI

struct Page<Content: View>: View {
    let content: Content

    var body: some View {
        VStack {
            Text(DateFormatter().string(from: .now))
            content
        }
    }
}
