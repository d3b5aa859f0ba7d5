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

    private var distance: String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter.string(from: length) ?? ""
    }

    private var years: [String] {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy"
        return [date].map(formatter.string(from:)) + [date].map(formatter.string)
    }
}
