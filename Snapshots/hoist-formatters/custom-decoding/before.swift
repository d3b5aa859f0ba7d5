import Foundation

struct Feed {
    let fallback: Date

    func read(_ data: Data) throws -> [Date] {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { try self.parse($0) }
        return try decoder.decode([Date].self, from: data)
    }

    func readTagged(_ data: Data) throws -> [Date] {
        let decoder = JSONDecoder()
        decoder.userInfo[CodingUserInfoKey(rawValue: "date")!] = fallback
        return try decoder.decode([Date].self, from: data)
    }

    func readSeconds(_ data: Data) throws -> [Date] {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { source in
            let seconds = try source.singleValueContainer().decode(Double.self)
            return Date(timeIntervalSince1970: seconds)
        }
        return try decoder.decode([Date].self, from: data)
    }

    private func parse(_ source: any Decoder) throws -> Date {
        fallback
    }
}
