import Foundation

// Several in one type are distinguished by what they make.
struct Stamps {
    private static let dateTimeFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd HH:mm"
        return formatter
    }()

    func first(_ date: Date) -> String {
        return Self.dateTimeFormatter.string(from: date)
    }

    private static let monthYearFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "MMM yyyy"
        return formatter
    }()

    func second(_ date: Date) -> String {
        return Self.monthYearFormatter.string(from: date)
    }

    private static let shortTimeFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .none
        formatter.timeStyle = .short
        return formatter
    }()

    func third(_ date: Date) -> String {
        return Self.shortTimeFormatter.string(from: date)
    }

    private static let weekdayFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "EEEE 'of the week'"
        return formatter
    }()

    func fourth(_ date: Date) -> String {
        return Self.weekdayFormatter.string(from: date)
    }

    private static let isoDateFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter
    }()

    func fifth(_ date: Date) -> String {
        return Self.isoDateFormatter.string(from: date)
    }

    private static let sixthFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en")
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter
    }()

    func sixth(_ date: Date) -> String {
        return Self.sixthFormatter.string(from: date)
    }
}

struct Numbers {
    func price(_ value: Double) -> String? {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        return formatter.string(from: NSNumber(value: value))
    }

    func share(_ value: Double) -> String? {
        let formatter = NumberFormatter()
        formatter.numberStyle = .percent
        return formatter.string(from: NSNumber(value: value))
    }
}

struct Matches {
    private static let digits = try! NSRegularExpression(pattern: "\\d+")

    private static let spaces = try! NSRegularExpression(pattern: "\\s+")

    func count(in text: String) -> Int {
        let whole = NSRange(text.startIndex..., in: text)
        return Self.digits.numberOfMatches(in: text, range: whole) + Self.spaces.numberOfMatches(in: text, range: whole)
    }

    private static let wordsRegex = try! NSRegularExpression(pattern: "\\s+x")

    func words(in text: String) -> Int {
        return Self.wordsRegex.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text))
    }

    private static let linksRegex = try! NSRegularExpression(pattern: "<a[^>]+>")

    func stripLinks(in text: String) -> Int {
        return Self.linksRegex.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text))
    }

    private static let ratingRegex: NSRegularExpression = {
        let ratingPattern = "[*]+"
        let regex = try! NSRegularExpression(pattern: ratingPattern)
        return regex
    }()

    func marks(in text: String) -> Int {
        return Self.ratingRegex.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text))
    }
}
