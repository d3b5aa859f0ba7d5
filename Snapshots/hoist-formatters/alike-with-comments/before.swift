import Foundation

struct Booking {
    func from(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter.string(from: date)
    }

    func to(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = .short // as above
        return formatter.string(from: date)
    }
}
