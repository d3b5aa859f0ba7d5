import Foundation

// A name that only a capital letter tells from another one is none.
struct Stamp {
    static let dateformatter = "yyyy"

    private static let shortDateFormatter: DateFormatter = {
        let dateFormatter = DateFormatter()
        dateFormatter.dateStyle = .short
        return dateFormatter
    }()

    func day(_ date: Date) -> String {
        return Self.shortDateFormatter.string(from: date)
    }
}
