import Foundation

struct Poll {
    private static let parser: DateFormatter = {
        let parser: DateFormatter = .init()
        parser.dateFormat = "yyyy-MM-dd"
        return parser
    }()

    func date(_ text: String) -> Date? {
        return Self.parser.date(from: text)
    }

    private static let jsonDecoder = Foundation.JSONDecoder()

    func read(_ data: Data) throws -> [Int] {
        try Self.jsonDecoder.decode([Int].self, from: data)
    }
}
