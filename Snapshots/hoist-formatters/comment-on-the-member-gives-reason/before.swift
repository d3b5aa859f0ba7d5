import Foundation

struct Clock {
    /// Makes a new one each time, a cached one kept the old locale.
    func text(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter.string(from: date)
    }

    /// The date as a text.
    func plain(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter.string(from: date)
    }
}
