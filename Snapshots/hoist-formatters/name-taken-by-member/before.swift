import SwiftUI

struct FormatRow: View {
    let formatter: String

    var body: some View {
        Text(formatter + example)
    }

    private var example: String {
        let formatter = DateFormatter()
        return formatter.string(from: .now)
    }
}
