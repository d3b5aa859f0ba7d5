import SwiftUI

struct ExportView: View {
    var body: some View {
        Button("Export") { export() }
    }

    private func export() {
        Task.detached {
            print(ISO8601DateFormatter().string(from: .now))
        }
    }

    nonisolated private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter
    }()

    private func exportLocally() {
        Task.detached {
            print(Self.formatter.string(from: .now))
        }
    }
}
