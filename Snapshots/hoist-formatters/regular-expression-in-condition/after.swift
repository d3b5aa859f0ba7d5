import Foundation

extension String {
    private static let regex: NSRegularExpression? = {
        let pattern = "<[^>]+>"
        return try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
    }()

    var withoutMarkup: String {
        guard let regex = Self.regex else {
            return self
        }
        let range = NSRange(startIndex..., in: self)
        return regex.stringByReplacingMatches(in: self, range: range, withTemplate: "")
    }
}
