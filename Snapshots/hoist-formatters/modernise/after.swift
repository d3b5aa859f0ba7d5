import SwiftUI

struct EntryView: View {
    let date: Date

    var body: some View {
        VStack {
            Text(day)
            Text(moment)
        }
    }

    private var day: String {
        return date.formatted(date: .abbreviated, time: .omitted)
    }

    private var moment: String {
        return Date.now.formatted(date: .omitted, time: .shortened)
    }

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "HH"
        return formatter
    }()

    private var fixed: String {
        return Self.formatter.string(from: date)
    }
}
