import Foundation

struct Timetable {
    func time(of date: Date) -> String {
        // Departure times are printed as the server has them.
        let formatter = DateFormatter()
        // The server sends UTC.
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "HH:mm" // 24h

        // Not localized on purpose.
        return formatter.string(from: date)
    }
}
