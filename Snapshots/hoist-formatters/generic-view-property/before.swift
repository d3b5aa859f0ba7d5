import SwiftUI

struct Cell<Content: View>: View {
    let date: Date
    // Short, as cells are narrow.
    private let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter
    }()
    let content: Content

    var body: some View {
        VStack {
            Text(formatter.string(from: date))
            content
        }
    }
}
