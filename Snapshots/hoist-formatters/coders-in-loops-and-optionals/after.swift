import Foundation

struct Trail: Codable {
    let name: String
}

struct TrailStore {
    var saved: Data?
    var parts: [Data]
    var others: [Data]?

    func last() -> Trail? {
        saved.flatMap { try? JSONDecoder().decode(Trail.self, from: $0) }
    }

    func written(_ trail: Trail?) -> Data? {
        trail.map { try! JSONEncoder().encode($0) }
    }

    private static let propertyListDecoder = PropertyListDecoder()

    func titles() -> [String]? {
        others.map { try! Self.propertyListDecoder.decode([String].self, from: $0[0]) }
    }

    func renamed() -> Data? {
        saved.map { [$0, $0] }.flatMap { try? JSONEncoder().encode($0) }
    }

    private static let jsonDecoder = JSONDecoder()

    func all() -> [Trail?] {
        parts.map { try? Self.jsonDecoder.decode(Trail.self, from: $0) }
    }

    private static let propertyListEncoder = PropertyListEncoder()

    func some() -> [Data]? {
        others?.map { try! Self.propertyListEncoder.encode($0) }
    }
}
