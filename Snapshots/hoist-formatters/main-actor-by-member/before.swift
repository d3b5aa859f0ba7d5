import Foundation

struct Totals {
    let bytes: Int64

    @MainActor func text() -> String {
        let formatter = ByteCountFormatter()
        formatter.countStyle = .file
        return formatter.string(fromByteCount: bytes)
    }
}
