import SwiftUI

struct DepartureView: View {
    let date: Date

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter
    }()

    var body: some View {
        return Text(Self.formatter.string(from: date))
    }
}
