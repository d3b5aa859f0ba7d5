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

    @MainActor func shownLine() -> String {
        ListFormatter().string(from: ["a"]) ?? ""
    }

    /// What is outside of the actor can't use a property of its instances.
    nonisolated func anyLine() -> String {
        ByteCountFormatter().string(fromByteCount: 3)
    }
}
