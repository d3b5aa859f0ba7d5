import Foundation

struct Stamp {
    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter
    }()

    func day(_ date: Date) -> String {
        return Self.formatter.string(from: date)
    }
}
