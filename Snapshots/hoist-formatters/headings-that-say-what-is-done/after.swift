import Foundation

struct Build {
    let text: String

    private static let isoDateFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter
    }()

    func date() -> Date? {
        // Parse the build date (ISO 8601 format)
        guard let date = Self.isoDateFormatter.date(from: text) else { return nil }
        return date
    }

    private static let timeFormatter: DateFormatter = {
        // ISO 8601 in UTC
        let formatter = DateFormatter()
        formatter.dateFormat = "HH:mm"
        formatter.timeZone = TimeZone(identifier: "UTC")
        return formatter
    }()

    func time() -> Date? {
        guard let date = Self.timeFormatter.date(from: text) else { return nil }
        return date
    }
}
