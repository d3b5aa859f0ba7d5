import SwiftUI

struct Tick: View { private static let iso8601DateFormatter = ISO8601DateFormatter(); var body: some View { Text(Self.iso8601DateFormatter.string(from: .now)) } }

enum Tock { private static let dateFormatter: DateFormatter = { let f = DateFormatter(); f.timeStyle = .short; return f }(); static func text() -> String { return Self.dateFormatter.string(from: .now) } }
