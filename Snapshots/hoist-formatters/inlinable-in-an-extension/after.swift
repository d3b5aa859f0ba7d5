import Foundation

public struct Stamp {
    public let date: Date
}

private extension Stamp {
    @usableFromInline internal static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter
    }()

    @inlinable public func text() -> String {
        return Self.formatter.string(from: date)
    }
}

public extension Stamp {
    @usableFromInline internal static let longFormatter: DateFormatter = {
        let longFormatter = DateFormatter()
        longFormatter.dateStyle = .long
        return longFormatter
    }()

    @inlinable func longText() -> String {
        return Self.longFormatter.string(from: date)
    }
}
