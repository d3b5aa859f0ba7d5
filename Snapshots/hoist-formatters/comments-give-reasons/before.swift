import Foundation

enum TrailText {
    static func year(_ date: Date) -> String {
        let formatter = DateFormatter()  // not static: the locale may change
        formatter.dateFormat = "yyyy"
        return formatter.string(from: date)
    }

    static func time(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.timeStyle = .short
        // can't be cached: the traveller changes the time zone
        return formatter.string(from: date)
    }
}

// Formatters are made per call here, because they are used from several threads.
enum TrailLog {
    static func day(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = "dd"
        return formatter.string(from: date)
    }
}
