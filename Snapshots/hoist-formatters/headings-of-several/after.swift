import Foundation

// What heads several statements stays with those that stay.
struct Report {
    let date: Date

    private static let yearFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy"
        return formatter
    }()

    func line() -> String {
        // Set up
        let separator = ": "
        let name = "Report"

        return name + separator + Self.yearFormatter.string(from: date)
    }

    private static let start: DateFormatter = {
        // Set up
        let start = DateFormatter()
        start.dateFormat = "HH"
        return start
    }()

    private static let end: DateFormatter = {
        let end = DateFormatter()
        end.dateFormat = "HH:mm"
        return end
    }()

    func span() -> String {
        return Self.start.string(from: date) + Self.end.string(from: date)
    }

    private static let monthFormatter: DateFormatter = {
        // The formatter, and what stands before the date
        let formatter = DateFormatter()
        formatter.dateFormat = "MM"
        return formatter
    }()

    func plain() -> String {
        let name = "Report"

        return name + Self.monthFormatter.string(from: date)
    }
}
