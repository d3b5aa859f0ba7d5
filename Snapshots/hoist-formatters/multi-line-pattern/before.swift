import Foundation

struct LinkFinder {
    func count(in text: String) -> Int {
        let pattern = """
            (https?)://
              ([a-z.]+)
            """
        let regex = try! NSRegularExpression(pattern: pattern, options: [.allowCommentsAndWhitespace])
        return regex.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text))
    }
}
