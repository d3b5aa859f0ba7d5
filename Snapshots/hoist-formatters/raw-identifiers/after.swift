import Foundation

private let myTypeFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    return formatter
}()

struct `my type`<Element> {
    func text(_ date: Date) -> String {
        return myTypeFormatter.string(from: date)
    }
}

private let dateFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .long
    return formatter
}()

struct `1 + 1`<Element> {
    func text(_ date: Date) -> String {
        return dateFormatter.string(from: date)
    }
}

struct Stamp {
    private static let shortDateFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter
    }()

    func first(_ date: Date) -> String {
        return Self.shortDateFormatter.string(from: date)
    }

    private static let longDateFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter
    }()

    func `a b`(_ date: Date) -> String {
        return Self.longDateFormatter.string(from: date)
    }

    private static let dateFormatter: DateFormatter = {
        let `the formatter` = DateFormatter()
        `the formatter`.dateStyle = .full
        return `the formatter`
    }()

    func local(_ date: Date) -> String {
        return Self.dateFormatter.string(from: date)
    }
}

final class `Time of day` {
    static let style = DateFormatter.Style.short

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = `Time of day`.style
        return formatter
    }()

    func text(_ date: Date) -> String {
        return Self.formatter.string(from: date)
    }
}
