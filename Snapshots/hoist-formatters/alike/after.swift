import SwiftUI

struct StayView: View {
    let arrival: Date
    let departure: Date

    var body: some View {
        Text(from + to)
    }

    private static let dateFormatter: DateFormatter = {
        let f = DateFormatter()
        f.dateStyle = .short
        return f
    }()

    private var from: String {
        return Self.dateFormatter.string(from: arrival)
    }

    private var to: String {
        return Self.dateFormatter.string(from: departure)
    }

    private static let nightsFormatter: DateFormatter = {
        let f = DateFormatter()
        f.dateFormat = "D"
        return f
    }()

    private var nights: String {
        return Self.nightsFormatter.string(from: departure)
    }
}
