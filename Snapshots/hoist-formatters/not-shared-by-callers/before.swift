import Foundation

struct Invoice {
    var formatter: DateFormatter {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter
    }

    func title(for date: Date) -> String {
        let own = formatter
        own.timeStyle = .short
        return own.string(from: date)
    }
}
