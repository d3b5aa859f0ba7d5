import Foundation
import SwiftUI

struct Trail: Codable, Hashable {
    let name: String
}

struct TrailStore {
    func load(_ data: Data) throws -> [Trail] {
        try JSONDecoder().decode([Trail].self, from: data)
    }

    func loadAll(_ parts: [Data]) throws -> [Trail] {
        var trails: [Trail] = []
        for part in parts {
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .iso8601
            trails += try decoder.decode([Trail].self, from: part)
        }
        return trails
    }

    func encoded(_ trails: [Trail]) -> [Data] {
        trails.compactMap { try? JSONEncoder().encode($0) }
    }
}

struct TrailRow: View {
    let data: Data

    var body: some View {
        Text((try? PropertyListDecoder().decode(Trail.self, from: data))?.name ?? "")
    }
}

struct TrailList: View {
    let parts: [Data]

    var body: some View {
        List(parts, id: \.self) { part in
            Text((try? JSONDecoder().decode(Trail.self, from: part))?.name ?? "")
        }
        .task {
            _ = try? JSONDecoder().decode(Trail.self, from: parts[0])
        }
    }
}
