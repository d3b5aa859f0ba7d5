import SwiftUI

struct DateRow: View {
    let date: Date
    private let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter
    }()
    private let plain = DateFormatter()
    let open = DateFormatter()
    @State private var kept = DateFormatter()

    var body: some View {
        Text(formatter.string(from: date))
        Text(self.plain.string(from: date))
        Text(open.string(from: date) + kept.string(from: date))
    }
}
