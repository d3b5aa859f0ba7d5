import SwiftUI

struct Tick: View { private static let iso8601DateFormatter = ISO8601DateFormatter(); var body: some View { Text(Self.iso8601DateFormatter.string(from: .now)) } }

enum Tock { private static let dateFormatter: DateFormatter = { let f = DateFormatter(); f.timeStyle = .short; return f }(); static func text() -> String { return Self.dateFormatter.string(from: .now) } }

struct Size: View { private static let size: ByteCountFormatter = {
    let size = ByteCountFormatter(); size.countStyle = .file; // in files
    return size
}(); var body: some View {
    return Text(Self.size.string(fromByteCount: 1)) } }
