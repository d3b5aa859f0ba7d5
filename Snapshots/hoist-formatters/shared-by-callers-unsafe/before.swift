import Foundation

struct Receipt {
    let date: Date

    private var formatter: DateFormatter {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter
    }

    private func makeDecoder() -> JSONDecoder {
        JSONDecoder()
    }

    var title: String { formatter.string(from: date) }

    func read(_ data: Data) throws -> [String] {
        let decoder = makeDecoder()
        return try decoder.decode([String].self, from: data)
    }
}
