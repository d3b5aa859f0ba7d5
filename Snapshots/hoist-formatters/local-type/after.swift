import Foundation

func export(_ dates: [Date]) -> [String] {
    struct Line {
        let date: Date

        private static let formatter: DateFormatter = {
            let formatter = DateFormatter()
            formatter.dateStyle = .short
            return formatter
        }()

        var text: String {
            return Self.formatter.string(from: date)
        }
    }
    return dates.map { Line(date: $0).text }
}
