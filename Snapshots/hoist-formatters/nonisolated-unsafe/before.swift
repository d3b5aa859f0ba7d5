import SwiftUI

struct SizeView: View {
    let bytes: Int64

    var body: some View {
        Text(text)
    }

    nonisolated var text: String {
        let formatter = ByteCountFormatter()
        formatter.countStyle = .file
        return formatter.string(fromByteCount: bytes)
    }
}

struct FileInfo {
    let date: Date
    var stamp: String { ISO8601DateFormatter().string(from: date) }
}
