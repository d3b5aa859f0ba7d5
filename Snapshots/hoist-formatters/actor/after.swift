import Foundation

actor EventLog {
    func line() -> String {
        ISO8601DateFormatter().string(from: .now)
    }

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.timeStyle = .short
        return formatter
    }()

    func shortLine() -> String {
        return Self.formatter.string(from: .now)
    }
}
