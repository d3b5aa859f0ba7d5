import SwiftUI

struct FormatRow: View {
    let formatter: String

    var body: some View {
        Text(formatter + example)
    }

    private static let dateFormatter = DateFormatter()

    private var example: String {
        return Self.dateFormatter.string(from: .now)
    }
}
