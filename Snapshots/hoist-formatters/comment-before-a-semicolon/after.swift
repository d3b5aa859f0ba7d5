import Foundation

struct Letter {
    let date: Date

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter() /* by day */; formatter.dateStyle = .long /* no time */
        return formatter
    }()

    func line() -> String {
        return Self.formatter.string(from: date)
    }
}
