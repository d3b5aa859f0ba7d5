import Foundation

struct Version {
    let number: Int
}

extension Version {
    static var current: Version { Version(number: 1) }
}

extension TimeZone {
    static let office = TimeZone(identifier: "Europe/Zurich")
    static var home: TimeZone { .current }
}

struct OfficeHours {
    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.timeZone = .office
        formatter.locale = .autoupdatingCurrent
        return formatter
    }()

    func opening(_ date: Date) -> String {
        return Self.formatter.string(from: date)
    }

    func closing(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.timeZone = .home
        return formatter.string(from: date)
    }

    func language(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: Locale.preferredLanguages[0])
        return formatter.string(from: date)
    }
}
