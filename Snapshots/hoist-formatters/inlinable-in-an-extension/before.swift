import Foundation

public struct Stamp {
    public let date: Date
}

private extension Stamp {
    @inlinable public func text() -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter.string(from: date)
    }
}

public extension Stamp {
    @inlinable func longText() -> String {
        let longFormatter = DateFormatter()
        longFormatter.dateStyle = .long
        return longFormatter.string(from: date)
    }
}
