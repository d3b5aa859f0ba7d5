import Foundation

// swiftfix:disable hoist-formatters, lazy-stacks -- asked for once
struct Opening {
    let date: Date

    var text: String {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter.string(from: date)
    }
}
// swiftfix:enable lazy-stacks hoist-formatters

struct Closing {
    let date: Date

    var text: String { date.description }
}
