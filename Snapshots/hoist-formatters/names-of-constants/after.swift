import Foundation

// The letters of a constant's name aren't a pattern.
enum Pattern { static let logEntryFormat = "yyyy-MM-dd HH:mm:ss.SSS" }

struct Entry {
    let date: Date

    private static let formattedFormatter: DateFormatter = {
        let f = DateFormatter()
        f.dateFormat = Pattern.logEntryFormat
        return f
    }()

    var formatted: String {
        return Self.formattedFormatter.string(from: date)
    }

    private static let timeFormatter: DateFormatter = {
        let f = DateFormatter()
        f.dateFormat = "HH:mm:ss.SSS"
        return f
    }()

    var console: String {
        return Self.timeFormatter.string(from: date)
    }
}
