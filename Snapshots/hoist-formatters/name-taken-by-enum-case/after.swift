import Foundation

enum Column {
    case formatter, decoder

    private static let shortDateFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter
    }()

    var title: String {
        return Self.shortDateFormatter.string(from: .now)
    }

    private static let readDecoder = JSONDecoder()

    func read(_ data: Data) throws -> [String] {
        return try Self.readDecoder.decode([String].self, from: data)
    }
}
