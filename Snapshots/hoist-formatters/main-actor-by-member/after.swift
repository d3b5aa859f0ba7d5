import Foundation

struct Totals {
    let bytes: Int64

    @MainActor private static let formatter: ByteCountFormatter = {
        let formatter = ByteCountFormatter()
        formatter.countStyle = .file
        return formatter
    }()

    @MainActor func text() -> String {
        return Self.formatter.string(fromByteCount: bytes)
    }
}
