import Foundation

struct Receipt {
    let date: Date

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter
    }()

    private static let jsonDecoder = JSONDecoder()

    private func makeDecoder() -> JSONDecoder {
        Self.jsonDecoder
    }

    var title: String { Self.formatter.string(from: date) }

    func read(_ data: Data) throws -> [String] {
        let decoder = makeDecoder()
        return try decoder.decode([String].self, from: data)
    }
}
