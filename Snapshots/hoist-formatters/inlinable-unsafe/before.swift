import Foundation

public struct Stamp {
    public let date: Date

    public init(date: Date) {
        self.date = date
    }

    @inlinable public func text() -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter.string(from: date)
    }
}
