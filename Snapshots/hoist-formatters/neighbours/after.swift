import Foundation

enum Tags {
    private static let sourceRegex: NSRegularExpression = {
        let sourcePattern = "src=(.*)"
        // The source.
        let sourceRegex = try! NSRegularExpression(pattern: sourcePattern)
        return sourceRegex
    }()

    private static let alternativeRegex: NSRegularExpression = {
        let alternativePattern = "alt=(.*)"

        let alternativeRegex = try! NSRegularExpression(pattern: alternativePattern)
        return alternativeRegex
    }()

    static func text(in html: String) -> String? {
        do {
            let range = NSRange(location: 0, length: html.utf16.count)
            guard Self.sourceRegex.firstMatch(in: html, range: range) == nil else { return nil }
            return Self.alternativeRegex.firstMatch(in: html, range: range) == nil ? html : nil
        } catch {
            return nil
        }
    }

    private static let regex = try! NSRegularExpression(pattern: "<a")

    static func count(in html: String) -> Int {
        do {
            return Self.regex.numberOfMatches(in: try html.checked(), range: NSRange(location: 0, length: html.utf16.count))
        } catch {
            return 0
        }
    }
}

extension String {
    func checked() throws -> String { self }
}
