import SwiftUI

struct EntryView: View {
    let date: Date

    var body: some View {
        VStack {
            Text(day)
            Text(moment)
        }
    }

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        formatter.timeStyle = .none
        return formatter
    }()

    private var day: String {
        return Self.formatter.string(from: date)
    }

    private static let dateFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.timeStyle = .short
        return formatter
    }()

    private var moment: String {
        return Self.dateFormatter.string(from: .now)
    }

    private static let fixedFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "HH"
        return formatter
    }()

    private var fixed: String {
        return Self.fixedFormatter.string(from: date)
    }
}
