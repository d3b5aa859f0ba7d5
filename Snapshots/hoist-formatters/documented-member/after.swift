import SwiftUI

struct SummaryView: View {
    let date: Date

    var body: some View {
        Text(summary)
    }

    private static let formatter: DateFormatter = {
        // long
        let formatter = DateFormatter()
        formatter.dateStyle = .full
        return formatter
    }()

    /// The day, written out.
    ///
    /// In the language of the reader.
    @available(iOS 15, macOS 12, *)
    private var summary: String {
        return Self.formatter.string(from: date)
    }
}

struct Titles {
    static func plain(_ number: Int) -> Int { number }

    private static let monthFormatter: DateFormatter = {
        let monthFormatter = DateFormatter()
        monthFormatter.dateFormat = "MMMM"
        return monthFormatter
    }()

/// Makes a title.
    /// - Parameter date: A day of the month.
    static func month(_ date: Date) -> String {
        return Self.monthFormatter.string(from: date)
    }
}
