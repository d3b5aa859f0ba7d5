import Foundation

struct Trail {
    let opened: Date

    var text: String {
        // swiftfix:ignore hoist-formatter
        opened.formatted()
    }
}
