import Foundation

#if os(Linux)
enum Prefix {
    static let format = "EEE"

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = format
        return formatter
    }()

    /// The constant stands in the same clause.
    static func text(_ date: Date) -> String {
        return Self.formatter.string(from: date)
    }
}
#endif

struct Log {
    let date: Date

    private static let dayFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = dateFormat
        return formatter
    }()

    /// Every clause has the constant.
    func day() -> String {
        return Self.dayFormatter.string(from: date)
    }

    private static let monthFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = Formats.month
        return formatter
    }()

    func month() -> String {
        return Self.monthFormatter.string(from: date)
    }

    #if DEBUG
    private static let timeFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = Formats.time
        return formatter
    }()

    /// The constant stands under the same condition.
    func time() -> String {
        return Self.timeFormatter.string(from: date)
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
