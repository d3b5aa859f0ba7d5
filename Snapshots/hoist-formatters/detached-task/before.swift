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

    private func exportLocally() {
        Task.detached {
            let formatter = DateFormatter()
            formatter.dateStyle = .short
            print(formatter.string(from: .now))
        }
    }
}
