import Foundation

struct Stamps {
    private static let dateFormatter: DateFormatter = {
        let `default` = DateFormatter()
        `default`.dateStyle = .short
        return `default`
    }()

    func text(_ date: Date) -> String {
        return Self.dateFormatter.string(from: date)
    }
}
