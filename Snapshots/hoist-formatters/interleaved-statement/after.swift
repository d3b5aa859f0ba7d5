import Foundation

struct Visit {
    let date: Date

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter
    }()

    var label: String {
        let day = date.addingTimeInterval(86_400)
        return Self.formatter.string(from: day)
    }
}
