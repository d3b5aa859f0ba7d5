import Foundation

extension Date {
    var iso: String { ISO8601DateFormatter().string(from: self) }

    var day: String {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        formatter.timeStyle = .none
        return formatter.string(from: self)
    }
}
