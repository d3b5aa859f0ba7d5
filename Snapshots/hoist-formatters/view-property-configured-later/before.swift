import SwiftUI

struct TimeRow: View {
    private var formatter = DateFormatter()

    init() {
        formatter.timeStyle = .short
    }

    var body: some View {
        Text(formatter.string(from: .now))
    }
}
