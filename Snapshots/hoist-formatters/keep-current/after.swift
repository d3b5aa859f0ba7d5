import Foundation

struct Fare {
    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = .current
        formatter.timeZone = TimeZone.current
        formatter.dateStyle = .short
        return formatter
    }()

    func day(_ date: Date) -> String {
        return Self.formatter.string(from: date)
    }
}
