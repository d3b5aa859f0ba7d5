import Foundation

struct Trail {
    let opened: Date

    var text: String {
        /*swiftfix:ignore hoist-formatters*/
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter.string(from: opened)
    }

    var year: String {
        opened.formatted(.dateTime.year())
    }
}
