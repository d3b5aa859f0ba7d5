import Foundation
import SwiftUI

struct Trail: Codable, Hashable {
    let name: String
}

struct TrailStore {
    func load(_ data: Data) throws -> [Trail] {
        try JSONDecoder().decode([Trail].self, from: data)
    }

    private static let decoder: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return decoder
    }()

    func loadAll(_ parts: [Data]) throws -> [Trail] {
        var trails: [Trail] = []
        for part in parts {
            trails += try Self.decoder.decode([Trail].self, from: part)
        }
        return trails
    }

    private static let jsonEncoder = JSONEncoder()

    func encoded(_ trails: [Trail]) -> [Data] {
        trails.compactMap { try? Self.jsonEncoder.encode($0) }
    }
}

struct TrailRow: View {
    let data: Data

    private static let propertyListDecoder = PropertyListDecoder()

    var body: some View {
        Text((try? Self.propertyListDecoder.decode(Trail.self, from: data))?.name ?? "")
    }
}

struct TrailList: View {
    let parts: [Data]

    private static let jsonDecoder = JSONDecoder()

    var body: some View {
        List(parts, id: \.self) { part in
            Text((try? Self.jsonDecoder.decode(Trail.self, from: part))?.name ?? "")
        }
        .task {
            _ = try? JSONDecoder().decode(Trail.self, from: parts[0])
        }
    }
}
