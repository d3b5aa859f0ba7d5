import SwiftUI

struct ForecastView: View {
    let date: Date

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .full
        formatter.timeStyle = .none
        return formatter
    }()

    var body: some View {
        Text(Self.formatter.string(from: date))
            .font(.headline)
    }
}
