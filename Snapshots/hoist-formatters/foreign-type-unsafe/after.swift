import Foundation

extension Date {
    private static let iso8601DateFormatter = ISO8601DateFormatter()

    var iso: String { Self.iso8601DateFormatter.string(from: self) }

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
