import Foundation

struct Signature {
    func text(_ date: Date) -> String {
        let /* as on paper */ formatter = DateFormatter()
        return formatter.string(from: date)
    }

    func first(_ text: String) -> Bool {
        let expression = try! /* checked */ NSRegularExpression(pattern: "^a")
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
}
