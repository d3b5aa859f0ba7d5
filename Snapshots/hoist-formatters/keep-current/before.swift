import Foundation

struct Fare {
    func day(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = .current
        formatter.timeZone = TimeZone.current
        formatter.dateStyle = .short
        return formatter.string(from: date)
    }
}
