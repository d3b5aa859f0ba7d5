import Foundation

struct Timetable {
    private static let formatter: DateFormatter = {
        // Departure times are printed as the server has them.
        let formatter = DateFormatter()
        // The server sends UTC.
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "HH:mm" // 24h
        return formatter
    }()

    func time(of date: Date) -> String {
        // Not localized on purpose.
        return Self.formatter.string(from: date)
    }
}
