import Foundation

struct Highlighter {
    private static let digitsRegex = try! NSRegularExpression(pattern: #"\d+"#)

    func digits(in text: String) -> Int {
        return Self.digitsRegex.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text))
    }

    private static let tagsRegex = try? NSRegularExpression(pattern: "#[a-z]+", options: [.caseInsensitive])

    func tags(in text: String) -> [NSTextCheckingResult] {
        return Self.tagsRegex?.matches(in: text, range: NSRange(text.startIndex..., in: text)) ?? []
    }

    func links(in text: String) throws -> Int {
        let re = try NSRegularExpression(pattern: #"https?://\S+"#)
        return re.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text))
    }

    func occurrences(of word: String, in text: String) throws -> Int {
        let re = try NSRegularExpression(pattern: "\\b\(word)\\b")
        return re.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text))
    }
}
