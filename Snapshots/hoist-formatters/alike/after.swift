import SwiftUI

struct StayView: View {
    let arrival: Date
    let departure: Date

    var body: some View {
        Text(from + to)
    }

    private static let shortDateFormatter: DateFormatter = {
        let f = DateFormatter()
        f.dateStyle = .short
        return f
    }()

    private var from: String {
        return Self.shortDateFormatter.string(from: arrival)
    }

    private var to: String {
        return Self.shortDateFormatter.string(from: departure)
    }

    private static let dayFormatter: DateFormatter = {
        let f = DateFormatter()
        f.dateFormat = "D"
        return f
    }()

    private var nights: String {
        return Self.dayFormatter.string(from: departure)
    }
}
