import Foundation

extension Date {
    var iso: String { ISO8601DateFormatter().string(from: self) }

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        formatter.timeStyle = .none
        return formatter
    }()

    var day: String {
        return Self.formatter.string(from: self)
    }
}
