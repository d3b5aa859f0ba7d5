import Foundation

// swiftfix:ignorefile

struct Trail {
    let opened: Date

    // swiftfix: off
    var text: String {
        // swiftfix:disable-next-line hoist-formatters
        opened.formatted()
    }

    /* swiftfix:ignor*/
    var year: String {
        opened.formatted(.dateTime.year()) // swiftfix:
    }

    // The comments that swiftfix: reads begin with it.
    var month: String {
        opened.formatted(.dateTime.month())
    }
}
