import Foundation

enum Patterns {
    static let day = "yyyy-MM-dd"
    static var hour: String { "HH" }
}

private let zone = TimeZone(identifier: "Europe/Zurich")

class Timeline {
    static let pattern = "dd.MM."

    func day(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = Patterns.day
        formatter.timeZone = zone
        return formatter.string(from: date)
    }

    func short(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = Self.pattern
        return formatter.string(from: date)
    }

    func hour(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = Patterns.hour
        return formatter.string(from: date)
    }
}
