import Foundation

struct Config {
    @available(iOS 15, macOS 12, *)
    func read(_ data: Data) throws -> [String] {
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        return try decoder.decode([String].self, from: data)
    }

    private static let jsonDecoder = JSONDecoder()

    @available(iOS 15, macOS 12, *)
    func readPlain(_ data: Data) throws -> [String] {
        try Self.jsonDecoder.decode([String].self, from: data)
    }
}
