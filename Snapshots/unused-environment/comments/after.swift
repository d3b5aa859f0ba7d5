import SwiftUI

struct Documented: View {
    /// Closes the sheet.
    @Environment(\.dismiss) private var dismiss

    var body: some View { Text("a") }
}

struct Trailing: View {
    @Environment(\.dismiss) private var dismiss  // closes the sheet

    var body: some View { Text("a") }
}

struct Marked: View {
    // MARK: - Environment

    // MARK: - Content
    var body: some View { Text("a") }
}

struct Linted: View {
    // periphery:ignore
    @Environment(\.dismiss) private var dismiss

    var body: some View { Text("a") }
}
