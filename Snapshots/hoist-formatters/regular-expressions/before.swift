import Foundation

struct Highlighter {
    func digits(in text: String) -> Int {
        let re = try! NSRegularExpression(pattern: #"\d+"#)
        return re.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text))
    }

    func tags(in text: String) -> [NSTextCheckingResult] {
        let re = try? NSRegularExpression(pattern: "#[a-z]+", options: [.caseInsensitive])
        return re?.matches(in: text, range: NSRange(text.startIndex..., in: text)) ?? []
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
