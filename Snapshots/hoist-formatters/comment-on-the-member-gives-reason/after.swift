import Foundation

struct Clock {
    /// Makes a new one each time, a cached one kept the old locale.
    func text(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter.string(from: date)
    }

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter
    }()

    /// The date as a text.
    func plain(_ date: Date) -> String {
        return Self.formatter.string(from: date)
    }
}
