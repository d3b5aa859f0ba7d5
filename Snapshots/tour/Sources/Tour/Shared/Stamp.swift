import SwiftUI

/// A value and the moment it is from, as a machine would write it.
struct Stamp<Value: CustomStringConvertible>: View {
    let value: Value
    let date: Date

    var body: some View {
        HStack {
            Text(value.description)
            Text(ISO8601DateFormatter().string(from: date))
                .font(.caption2)
                .monospaced()
        }
        .foregroundStyle(.secondary)
    }
}

extension View {
    func eraseToAnyView() -> AnyView {
        AnyView(self)
    }
}
