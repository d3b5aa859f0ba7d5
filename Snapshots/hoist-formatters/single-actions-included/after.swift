import SwiftUI

struct Export: View {
    var body: some View {
        Button("Export") { save(stamp()) }
    }

    private func save(_ name: String) {}

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "HHmm"
        return formatter
    }()

    private func stamp() -> String {
        return Self.formatter.string(from: .now)
    }
}
