import Foundation

struct LineParser {
    let text: String

    /**
     Finds the number in a line.
     */

    // TODO: merge with the other parser
    func hasNumber() -> Bool {
        let regex = try! NSRegularExpression(pattern: "[0-9]+")
        return regex.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    /// Whether there is a word.

    func hasWord() -> Bool {
        let regex = try! NSRegularExpression(pattern: "[a-z]+")
        return regex.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
}

/// The day of a date.

func day(of date: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = "EEEE"
    return formatter.string(from: date)
}
