import Foundation

#if os(Linux)
enum Prefix {
    static let format = "EEE"

    /// The constant stands in the same clause.
    static func text(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = format
        return formatter.string(from: date)
    }
}
#endif

struct Log {
    let date: Date

    /// Every clause has the constant.
    func day() -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = dateFormat
        return formatter.string(from: date)
    }

    func month() -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = Formats.month
        return formatter.string(from: date)
    }

    #if DEBUG
    /// The constant stands under the same condition.
    func time() -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = Formats.time
        return formatter.string(from: date)
    }
    #endif

    /// The condition is met by the constant's, which can't be told.
    #if DEBUG || TESTING
    func traced() -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = Formats.time
        return formatter.string(from: date)
    }
    #endif
}
