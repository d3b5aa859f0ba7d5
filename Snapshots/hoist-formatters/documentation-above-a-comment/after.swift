import Foundation

struct LineParser {
    let text: String

    private static let digitsRegex = try! NSRegularExpression(pattern: "[0-9]+")

    /**
     Finds the number in a line.
     */

    // TODO: merge with the other parser
    func hasNumber() -> Bool {
        return Self.digitsRegex.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    private static let lettersRegex = try! NSRegularExpression(pattern: "[a-z]+")

    /// Whether there is a word.

    func hasWord() -> Bool {
        return Self.lettersRegex.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
}

private let weekdayFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "EEEE"
    return formatter
}()

/// The day of a date.

func day(of date: Date) -> String {
    return weekdayFormatter.string(from: date)
}
