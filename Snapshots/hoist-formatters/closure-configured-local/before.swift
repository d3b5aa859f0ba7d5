import SwiftUI

struct ForecastView: View {
    let date: Date

    var body: some View {
        let formatter: DateFormatter = {
            let formatter = DateFormatter()
            formatter.dateStyle = .full
            formatter.timeStyle = .none
            return formatter
        }()
        Text(formatter.string(from: date))
            .font(.headline)
    }
}
