import Foundation

struct Censor {
    private static let digits = try? NSRegularExpression(pattern: "[0-9]")

    func censored(_ text: String) -> String {
        if let digits = Self.digits {
            return digits.stringByReplacingMatches(
                in: text, range: NSRange(text.startIndex..., in: text), withTemplate: "#")
        }
        return text
    }
}
