import Foundation

func use(_ zone: TimeZone) {
    NSTimeZone.default = zone
}

struct Stamp {
    func day(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter.string(from: date)
    }

    func hour(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = "HH"
        formatter.timeZone = .current
        return formatter.string(from: date)
    }

    func span(_ from: Date, _ to: Date) -> String {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .short
        return formatter.string(from: from, to: to) ?? ""
    }

    private static let hourFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "HH"
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        return formatter
    }()

    func fixed(_ date: Date) -> String {
        return Self.hourFormatter.string(from: date)
    }

    @MainActor private static let decimalFormatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    @MainActor
    func amount(_ value: Int) -> String {
        return Self.decimalFormatter.string(from: NSNumber(value: value)) ?? ""
    }
}
