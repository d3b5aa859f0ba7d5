import Foundation

public struct Stamp {
    public let date: Date

    public init(date: Date) {
        self.date = date
    }

    @usableFromInline static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter
    }()

    @inlinable public func text() -> String {
        return Self.formatter.string(from: date)
    }
}
