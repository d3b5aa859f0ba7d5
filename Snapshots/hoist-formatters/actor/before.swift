import Foundation

actor EventLog {
    func line() -> String {
        ISO8601DateFormatter().string(from: .now)
    }

    func shortLine() -> String {
        let formatter = DateFormatter()
        formatter.timeStyle = .short
        return formatter.string(from: .now)
    }
}
