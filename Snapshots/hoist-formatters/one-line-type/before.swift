import SwiftUI

struct Tick: View { var body: some View { Text(ISO8601DateFormatter().string(from: .now)) } }

enum Tock { static func text() -> String { let f = DateFormatter(); f.timeStyle = .short; return f.string(from: .now) } }
