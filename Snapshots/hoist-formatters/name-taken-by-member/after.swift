import SwiftUI

struct FormatRow: View {
    let formatter: String

    var body: some View {
        Text(formatter + example)
    }

    private static let exampleFormatter = DateFormatter()

    private var example: String {
        return Self.exampleFormatter.string(from: .now)
    }
}
