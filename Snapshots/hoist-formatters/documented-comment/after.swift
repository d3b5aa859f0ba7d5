import Foundation

/// A day on the way.
/// swiftfix:ignore-file
struct Trail {
    let opened: Date

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter
    }()

    /// Write this to leave it alone:
    ///
    ///     // swiftfix:ignore hoist-formatters
    var text: String {
        // // swiftfix:ignore
        return Self.formatter.string(from: opened)
    }
}
