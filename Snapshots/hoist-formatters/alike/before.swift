import SwiftUI

struct StayView: View {
    let arrival: Date
    let departure: Date

    var body: some View {
        Text(from + to)
    }

    private var from: String {
        let f = DateFormatter()
        f.dateStyle = .short
        return f.string(from: arrival)
    }

    private var to: String {
        let g = DateFormatter()
        g.dateStyle = .short
        return g.string(from: departure)
    }

    private var nights: String {
        let f = DateFormatter()
        f.dateFormat = "D"
        return f.string(from: departure)
    }
}
