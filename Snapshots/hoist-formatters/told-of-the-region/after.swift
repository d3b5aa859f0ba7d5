import Foundation

final class Cache {
    private var names: [String: String] = [:]

    init() {
        NotificationCenter.default.addObserver(
            forName: NSLocale.currentLocaleDidChangeNotification, object: nil, queue: .main
        ) { [weak self] _ in
            self?.names = [:]
        }
    }
}

struct Stamp {
    func day(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        return formatter.string(from: date)
    }

    private static let hourFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "HH"
        formatter.locale = Locale(identifier: "en_US_POSIX")
        return formatter
    }()

    func code(_ date: Date) -> String {
        return Self.hourFormatter.string(from: date)
    }

    private static let weekdayFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "EEEE"
        formatter.locale = .autoupdatingCurrent
        return formatter
    }()

    func followed(_ date: Date) -> String {
        return Self.weekdayFormatter.string(from: date)
    }
}
