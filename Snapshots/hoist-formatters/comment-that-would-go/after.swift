import Foundation

struct Signature {
    func text(_ date: Date) -> String {
        let /* as on paper */ formatter = DateFormatter()
        return formatter.string(from: date)
    }

    private static let expression = try! /* checked */ NSRegularExpression(pattern: "^a")

    func first(_ text: String) -> Bool {
        return Self.expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
}
