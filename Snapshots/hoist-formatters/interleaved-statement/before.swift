import Foundation

struct Visit {
    let date: Date

    var label: String {
        let formatter = DateFormatter()
        let day = date.addingTimeInterval(86_400)
        formatter.dateStyle = .short
        return formatter.string(from: day)
    }
}
