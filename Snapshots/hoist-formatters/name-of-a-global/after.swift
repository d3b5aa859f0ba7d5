import Foundation

let formatter = "long"

struct Stamp {
    let date: Date
    var style: String { formatter }

    private static let longDateFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter
    }()

    func text() -> String {
        return Self.longDateFormatter.string(from: date)
    }
}

extension Date {
    var style: String { formatter }

    private static let longDateFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter
    }()

    func text() -> String {
        return Self.longDateFormatter.string(from: self)
    }
}

struct Journal {
    static let formatter = 1

    struct Entry {
        let date: Date
        var next: Int { formatter + 1 }

        private static let longDateFormatter: DateFormatter = {
            let formatter = DateFormatter()
            formatter.dateStyle = .long
            return formatter
        }()

        func text() -> String {
            return Self.longDateFormatter.string(from: date)
        }
    }
}
