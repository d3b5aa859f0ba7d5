import SwiftUI

extension DateFormatter {
    /// It has the name of a method that reads, and changes the formatter.
    func string(from date: Date, format: String) -> String {
        dateFormat = format
        return string(from: date)
    }
}

extension NumberFormatter {
    func string(from value: Double) -> String? { string(from: NSNumber(value: value)) }
}

struct VisitRow: View {
    let date: Date
    let length: Double

    var body: some View { Text(day + distance) }

    private var day: String {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter.string(from: date) + formatter.string(from: date, format: "HH:mm")
    }

    private static let decimalFormatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    private var distance: String {
        return Self.decimalFormatter.string(from: length) ?? ""
    }

    private static let yearFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy"
        return formatter
    }()

    private var years: [String] {
        return [date].map(Self.yearFormatter.string(from:)) + [date].map(Self.yearFormatter.string)
    }
}
