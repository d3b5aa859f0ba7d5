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

@available(iOS 15, macOS 12, *)
enum Wire {
    static let locale = Locale(identifier: "en_US_POSIX")
}

@available(iOS 15, macOS 12, *)
struct Stamp {
    let date = Date()
}

struct Store {
    @available(iOS 15, macOS 12, *)
    func day(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Wire.locale
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter.string(from: date)
    }

    func read(_ data: Data) throws -> [Date] {
        guard #available(iOS 15, macOS 12, *) else { return [] }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { _ in Stamp().date }
        return try decoder.decode([Date].self, from: data)
    }
}

@available(iOS 15, macOS 12, *)
struct Archive {
    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Wire.locale
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter
    }()

    func day(_ date: Date) -> String {
        return Self.formatter.string(from: date)
    }
}
