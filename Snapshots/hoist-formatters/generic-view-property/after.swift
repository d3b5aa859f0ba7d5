import SwiftUI

// Short, as cells are narrow.
private let cellFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    return formatter
}()

struct Cell<Content: View>: View {
    let date: Date
    let content: Content

    var body: some View {
        VStack {
            Text(cellFormatter.string(from: date))
            content
        }
    }
}
