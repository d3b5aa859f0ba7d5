import SwiftUI

struct LogLine: View {
    let date: Date
    let text: String

    private static let iso8601DateFormatter = ISO8601DateFormatter()

    var body: some View {
        HStack {
            Text(Self.iso8601DateFormatter.string(from: date))
            Text(text)
        }
    }
}
