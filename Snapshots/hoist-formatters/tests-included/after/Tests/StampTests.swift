import Foundation

struct StampTests {
    private static let dateFormatter = DateFormatter()

    func stamp() -> String { Self.dateFormatter.string(from: .distantPast) }
}
