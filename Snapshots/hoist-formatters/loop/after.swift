import Foundation

func nextPattern() -> String { ["yyyy", "MM"].randomElement() ?? "" }

struct Samples {
    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "dd"
        return formatter
    }()

    func print(_ dates: [Date]) {
        for date in dates {
            let formatter = DateFormatter()
            formatter.dateFormat = nextPattern()
            Swift.print(formatter.string(from: date))
        }
        for date in dates {
            Swift.print(Self.formatter.string(from: date))
        }
    }
}
