import Foundation

enum Cleaner {
    private static let regex = try! NSRegularExpression(pattern: "a+")

    private static let rulesRegex = try! NSRegularExpression(pattern: "b+")

    static func rules() throws -> [NSRegularExpression] {
        [
            Self.regex,
            Self.rulesRegex,
        ]
    }
}
