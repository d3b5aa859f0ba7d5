import Foundation

enum Column {
    case formatter, decoder

    private static let dateFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter
    }()

    var title: String {
        return Self.dateFormatter.string(from: .now)
    }

    private static let jsonDecoder = JSONDecoder()

    func read(_ data: Data) throws -> [String] {
        return try Self.jsonDecoder.decode([String].self, from: data)
    }
}
