import Foundation

// The letters of a constant's name aren't a pattern.
enum Pattern { static let logEntryFormat = "yyyy-MM-dd HH:mm:ss.SSS" }

struct Entry {
    let date: Date

    var formatted: String {
        let f = DateFormatter()
        f.dateFormat = Pattern.logEntryFormat
        return f.string(from: date)
    }

    var console: String {
        let f = DateFormatter()
        f.dateFormat = "HH:mm:ss.SSS"
        return f.string(from: date)
    }
}
