import Foundation

enum Markdown {
    static func isHeading(_ line: String) -> Bool {
        try! NSRegularExpression(pattern: "^#+ ")
            .firstMatch(in: line, range: NSRange(line.startIndex..., in: line)) != nil
    }
}
