import Foundation

struct Poll {
    func date(_ text: String) -> Date? {
        let parser: DateFormatter = .init()
        parser.dateFormat = "yyyy-MM-dd"
        return parser.date(from: text)
    }

    func read(_ data: Data) throws -> [Int] {
        try Foundation.JSONDecoder().decode([Int].self, from: data)
    }
}
