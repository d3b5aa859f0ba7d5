import Foundation

func label(for date: Date, style: DateFormatter.Style) -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = style
    return formatter.string(from: date)
}

/// What a constant is made of says why it is none.
func price(_ value: Int, in currencies: [String]) -> String? {
    let currency = currencies.first
    let formatter = NumberFormatter()
    formatter.currencyCode = currency
    return formatter.string(from: NSNumber(value: value))
}

/// What a setting of it gives may be an object.
func encoded(_ value: Int) throws -> Data {
    let encoder = JSONEncoder()
    print(encoder.userInfo)
    return try encoder.encode(value)
}
