import Foundation

struct LinkFinder {
    private static let regex: NSRegularExpression = {
        let pattern = """
            (https?)://
              ([a-z.]+)
            """
        let regex = try! NSRegularExpression(pattern: pattern, options: [.allowCommentsAndWhitespace])
        return regex
    }()

    func count(in text: String) -> Int {
        return Self.regex.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text))
    }
}
