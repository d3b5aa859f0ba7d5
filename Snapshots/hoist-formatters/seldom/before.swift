import SwiftUI

private let fileFormatter = DateFormatter()

final class Model {
    static let shared = DateFormatter()
    private let decoder = JSONDecoder()
    private lazy var encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .prettyPrinted
        return encoder
    }()
    private let text: String

    init(date: Date) {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        text = formatter.string(from: date)
    }
}
