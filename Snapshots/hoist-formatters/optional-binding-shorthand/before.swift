import Foundation

struct Censor {
    func censored(_ text: String) -> String {
        let digits = try? NSRegularExpression(pattern: "[0-9]")
        if let digits {
            return digits.stringByReplacingMatches(
                in: text, range: NSRange(text.startIndex..., in: text), withTemplate: "#")
        }
        return text
    }
}
