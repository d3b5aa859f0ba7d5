import SwiftUI

struct SizeView: View {
    let bytes: Int64

    var body: some View {
        Text(text)
    }

    nonisolated(unsafe) private static let formatter: ByteCountFormatter = {
        let formatter = ByteCountFormatter()
        formatter.countStyle = .file
        return formatter
    }()

    nonisolated var text: String {
        return Self.formatter.string(fromByteCount: bytes)
    }
}

struct FileInfo {
    let date: Date

    nonisolated(unsafe) private static let iso8601DateFormatter = ISO8601DateFormatter()

    var stamp: String { Self.iso8601DateFormatter.string(from: date) }
}
