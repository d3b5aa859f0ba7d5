import SwiftUI

struct Export: View {
    var body: some View {
        Button("Export") { save(stamp()) }
    }

    private func save(_ name: String) {}

    private func stamp() -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = "HHmm"
        return formatter.string(from: .now)
    }
}
