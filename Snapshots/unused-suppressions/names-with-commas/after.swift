import Foundation

struct Trail {
    let opened: Date
    let closed: Date

    var start: String {
        // swiftfix:ignore hoist-formatters -- one screen shows it once
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter.string(from: opened)
    }

    var end: String {
        /* swiftfix:ignore
           hoist-formatters
           -- one screen shows it once */
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter.string(from: closed)
    }
}
