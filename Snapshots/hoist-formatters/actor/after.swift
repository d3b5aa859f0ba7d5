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

    @MainActor private static let listFormatter = ListFormatter()

    @MainActor func shownLine() -> String {
        Self.listFormatter.string(from: ["a"]) ?? ""
    }

    /// What is outside of the actor can't use a property of its instances.
    nonisolated func anyLine() -> String {
        ByteCountFormatter().string(fromByteCount: 3)
    }
}
