import Foundation

private let weekdayDateFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(abbreviation: "GMT")!
    formatter.dateFormat = "E, d MMM"
    return formatter
}()

// What a server wants.
func header(for date: Date) -> String {
    return weekdayDateFormatter.string(from: date)
}

private let jsonEncoder = JSONEncoder()

func body<Value: Encodable>(_ value: Value) throws -> Data {
    try jsonEncoder.encode(value)
}
