import Foundation

struct Trail {
    let opened: Date
    let closed: Date

    var text: String {
        // swiftfix:ignore hoist-formatters -- one screen shows it once
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter.string(from: opened)
    }

    var end: String {
        let formatter = DateFormatter()  // swiftfix:ignore
        formatter.dateStyle = .short
        return formatter.string(from: closed)
    }
}
