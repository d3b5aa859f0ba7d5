import Foundation

struct Trail {
    let opened: Date
    let closed: Date

    var start: String {
        // swiftfix:ignore lazy-stacks, AV201,hoist-formatters, TM201 -- one screen shows it once
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter.string(from: opened)
    }

    var end: String {
        /* swiftfix:ignore
           lazy-stacks,
           hoist-formatters,
           AV201
           -- one screen shows it once */
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter.string(from: closed)
    }
}
