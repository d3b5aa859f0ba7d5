import Foundation

struct Item: Codable {
    let date: Date
}

struct ItemLoader {
    private static let decoder: JSONDecoder = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd"
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .formatted(formatter)
        return decoder
    }()

    func load(_ data: Data) throws -> [Item] {
        return try Self.decoder.decode([Item].self, from: data)
    }
}
