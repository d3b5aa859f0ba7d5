import Foundation

enum Cleaner {
    static func rules() throws -> [NSRegularExpression] {
        try [
            NSRegularExpression(pattern: "a+"),
            NSRegularExpression(pattern: "b+"),
        ]
    }
}
