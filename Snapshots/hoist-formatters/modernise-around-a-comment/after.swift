import SwiftUI

struct EntryView: View {
    var body: some View {
        Text(day)
    }

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        return formatter
    }()

    private var day: String {
        return Self.formatter.string(from: .// at this moment
            now)
    }
}
