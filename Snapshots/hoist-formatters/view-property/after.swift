import SwiftUI

struct DateRow: View {
    let date: Date
    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter
    }()
    private static let plain = DateFormatter()
    static let open = DateFormatter()
    @State private var kept = DateFormatter()

    var body: some View {
        Text(Self.formatter.string(from: date))
        Text(Self.plain.string(from: date))
        Text(Self.open.string(from: date) + kept.string(from: date))
    }
}
