import Foundation

// Several in one type are distinguished by what they make.
struct Stamps {
    func first(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd HH:mm"
        return formatter.string(from: date)
    }

    func second(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = "MMM yyyy"
        return formatter.string(from: date)
    }

    func third(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = .none
        formatter.timeStyle = .short
        return formatter.string(from: date)
    }

    func fourth(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = "EEEE 'of the week'"
        return formatter.string(from: date)
    }

    func fifth(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter.string(from: date)
    }

    func sixth(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en")
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter.string(from: date)
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
    func count(in text: String) -> Int {
        let whole = NSRange(text.startIndex..., in: text)
        let digits = try! NSRegularExpression(pattern: "\\d+")
        let spaces = try! NSRegularExpression(pattern: "\\s+")
        return digits.numberOfMatches(in: text, range: whole) + spaces.numberOfMatches(in: text, range: whole)
    }

    func words(in text: String) -> Int {
        let regex = try! NSRegularExpression(pattern: "\\s+x")
        return regex.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text))
    }

    func stripLinks(in text: String) -> Int {
        let regex = try! NSRegularExpression(pattern: "<a[^>]+>")
        return regex.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text))
    }

    func marks(in text: String) -> Int {
        let ratingPattern = "[*]+"
        let regex = try! NSRegularExpression(pattern: ratingPattern)
        return regex.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text))
    }
}
