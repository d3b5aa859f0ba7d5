import Foundation

struct Trail {
    let opened: Date

    // swiftfix:ignore hoist-formatters -- shown once
    /// When the trail was opened.
    @available(iOS, introduced: 17.0)
    @inline(never)
    func text() -> String { let formatter = DateFormatter(); formatter.dateStyle = .long; return formatter.string(from: opened) }
}
