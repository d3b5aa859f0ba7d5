import Foundation

struct Item: Codable {
    let date: Date
}

struct ItemLoader {
    func load(_ data: Data) throws -> [Item] {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd"
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .formatted(formatter)
        return try decoder.decode([Item].self, from: data)
    }
}
