import Foundation

struct Receipt {
    let date: Date

    private static let shortDateFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter
    }()

    private var formatter: DateFormatter {
        return Self.shortDateFormatter
    }

    private static let jsonDecoder = JSONDecoder()

    private func makeDecoder() -> JSONDecoder {
        Self.jsonDecoder
    }

    var title: String { formatter.string(from: date) }

    func read(_ data: Data) throws -> [String] {
        let decoder = makeDecoder()
        return try decoder.decode([String].self, from: data)
    }
}
