import Foundation

struct Build {
    let text: String

    func date() -> Date? {
        // Parse the build date (ISO 8601 format)
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd"
        guard let date = formatter.date(from: text) else { return nil }
        return date
    }

    func time() -> Date? {
        // ISO 8601 in UTC
        let formatter = DateFormatter()
        formatter.dateFormat = "HH:mm"
        formatter.timeZone = TimeZone(identifier: "UTC")
        guard let date = formatter.date(from: text) else { return nil }
        return date
    }
}
