import Foundation

struct Booking {
    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter
    }()

    func from(_ date: Date) -> String {
        return Self.formatter.string(from: date)
    }

    private static let shortDateFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .short // as above
        return formatter
    }()

    func to(_ date: Date) -> String {
        return Self.shortDateFormatter.string(from: date)
    }
}
