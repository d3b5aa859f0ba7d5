import Foundation

struct Trail {
    let opened: Date

    var text: String {
        // swiftfix:ignore hoist-formatters — it is measured
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter.string(from: opened)
    }
}
