import Foundation

enum Tags {
    static func text(in html: String) -> String? {
        do {
            let sourcePattern = "src=(.*)"
            let alternativePattern = "alt=(.*)"

            // The source.
            let sourceRegex = try NSRegularExpression(pattern: sourcePattern)
            let alternativeRegex = try NSRegularExpression(pattern: alternativePattern)

            let range = NSRange(location: 0, length: html.utf16.count)
            guard sourceRegex.firstMatch(in: html, range: range) == nil else { return nil }
            return alternativeRegex.firstMatch(in: html, range: range) == nil ? html : nil
        } catch {
            return nil
        }
    }

    static func count(in html: String) -> Int {
        do {
            let regex = try NSRegularExpression(pattern: "<a")
            return regex.numberOfMatches(in: try html.checked(), range: NSRange(location: 0, length: html.utf16.count))
        } catch {
            return 0
        }
    }
}

extension String {
    func checked() throws -> String { self }
}
