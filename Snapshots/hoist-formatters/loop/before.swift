import Foundation

func nextPattern() -> String { ["yyyy", "MM"].randomElement() ?? "" }

struct Samples {
    func print(_ dates: [Date]) {
        for date in dates {
            let formatter = DateFormatter()
            formatter.dateFormat = nextPattern()
            Swift.print(formatter.string(from: date))
        }
        for date in dates {
            let formatter = DateFormatter()
            formatter.dateFormat = "dd"
            Swift.print(formatter.string(from: date))
        }
    }
}
