import Foundation

struct Trail {
    let opened: Date

    var text: String {
        // swiftfix:ignore hoist-formatters, lazy-stacks AV201 -- one screen shows it once
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter.string(from: opened)
    }
}
