import Foundation

enum Patterns {
    static let day = "yyyy-MM-dd"
    static var hour: String { "HH" }
}

private let zone = TimeZone(identifier: "Europe/Zurich")

class Timeline {
    static let pattern = "dd.MM."

    private static let dayFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = Patterns.day
        formatter.timeZone = zone
        return formatter
    }()

    func day(_ date: Date) -> String {
        return Self.dayFormatter.string(from: date)
    }

    private static let shortFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = Timeline.pattern
        return formatter
    }()

    func short(_ date: Date) -> String {
        return Self.shortFormatter.string(from: date)
    }

    func hour(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = Patterns.hour
        return formatter.string(from: date)
    }
}
