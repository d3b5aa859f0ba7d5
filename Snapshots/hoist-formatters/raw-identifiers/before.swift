import Foundation

struct `my type`<Element> {
    func text(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter.string(from: date)
    }
}

struct `1 + 1`<Element> {
    func text(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter.string(from: date)
    }
}

struct Stamp {
    func first(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter.string(from: date)
    }

    func `a b`(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter.string(from: date)
    }

    func local(_ date: Date) -> String {
        let `the formatter` = DateFormatter()
        `the formatter`.dateStyle = .full
        return `the formatter`.string(from: date)
    }
}

final class `Time of day` {
    static let style = DateFormatter.Style.short

    func text(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = Self.style
        return formatter.string(from: date)
    }
}
