import SwiftUI

struct Tick: View { var body: some View { Text(ISO8601DateFormatter().string(from: .now)) } }

enum Tock { static func text() -> String { let f = DateFormatter(); f.timeStyle = .short; return f.string(from: .now) } }

struct Size: View { var body: some View { let size = ByteCountFormatter(); size.countStyle = .file; // in files
    return Text(size.string(fromByteCount: 1)) } }
