import Foundation

struct DateFormatter {
    func string(from date: Date) -> String { "\(date)" }
}

struct Caption {
    func text(_ date: Date) -> String { DateFormatter().string(from: date) }
}
