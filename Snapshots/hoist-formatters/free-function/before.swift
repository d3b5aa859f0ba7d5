import Foundation

// What a server wants.
func header(for date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(abbreviation: "GMT")!
    formatter.dateFormat = "E, d MMM"
    return formatter.string(from: date)
}

func body<Value: Encodable>(_ value: Value) throws -> Data {
    try JSONEncoder().encode(value)
}
