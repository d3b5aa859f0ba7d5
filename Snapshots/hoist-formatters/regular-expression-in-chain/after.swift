import Foundation

enum Markdown {
    private static let regex = try! NSRegularExpression(pattern: "^#+ ")

    static func isHeading(_ line: String) -> Bool {
        Self.regex
            .firstMatch(in: line, range: NSRange(line.startIndex..., in: line)) != nil
    }
}
