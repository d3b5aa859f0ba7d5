import SwiftUI

struct EntryView: View {
    let date: Date

    var body: some View {
        VStack {
            Text(day)
            Text(moment)
        }
    }

    private static let mediumDateFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        formatter.timeStyle = .none
        return formatter
    }()

    private var day: String {
        return Self.mediumDateFormatter.string(from: date)
    }

    private static let shortTimeFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.timeStyle = .short
        return formatter
    }()

    private var moment: String {
        return Self.shortTimeFormatter.string(from: .now)
    }

    private static let hourFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "HH"
        return formatter
    }()

    private var fixed: String {
        return Self.hourFormatter.string(from: date)
    }
}
