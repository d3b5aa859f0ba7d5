import Foundation

func export(_ dates: [Date]) -> [String] {
    struct Line {
        let date: Date
        var text: String {
            let formatter = DateFormatter()
            formatter.dateStyle = .short
            return formatter.string(from: date)
        }
    }
    return dates.map { Line(date: $0).text }
}
