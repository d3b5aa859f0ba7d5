import Foundation

enum Difficulty: String, CaseIterable, Codable, Identifiable {
    case easy
    case moderate
    case hard

    var id: Self { self }

    var title: String { rawValue.capitalized }
}

struct Trail: Identifiable, Hashable, Codable {
    let id: UUID
    var name: String
    var region: String
    var difficulty: Difficulty
    /// In metres.
    var length: Double
    var elevationGain: Double
    var photoURL: URL?
    var isFavorite = false
    var notices: [Notice] = []
}

struct Notice: Identifiable, Hashable, Codable {
    enum Kind: String, Codable {
        case closure
        case weather
        case info
    }

    let id: UUID
    var kind: Kind
    var text: String
    var issued: Date
}

extension Trail {
    static let samples = [
        Trail(
            id: UUID(), name: "Heron Loop", region: "Lakeside", difficulty: .easy, length: 4_200, elevationGain: 60,
            notices: [Notice(id: UUID(), kind: .info, text: "New boardwalk at the north shore", issued: .now)]
        ),
        Trail(
            id: UUID(), name: "Ridge Traverse", region: "High Fells", difficulty: .hard, length: 18_750,
            elevationGain: 1_340,
            notices: [Notice(id: UUID(), kind: .weather, text: "Gusts above 80 km/h expected", issued: .now)]
        ),
        Trail(
            id: UUID(), name: "Old Mill Path", region: "Lakeside", difficulty: .moderate, length: 9_100,
            elevationGain: 210
        ),
    ]
}
