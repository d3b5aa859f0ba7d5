import Foundation

/// A day on the way.
/// swiftfix:ignore-file
struct Trail {
    let opened: Date

    /// Write this to leave it alone:
    ///
    ///     // swiftfix:ignore hoist-formatters
    var text: String {
        // // swiftfix:ignore
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter.string(from: opened)
    }
}
