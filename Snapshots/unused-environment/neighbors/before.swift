import SwiftUI

struct First: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) private var openURL

    let title: String

    var body: some View { Text(title) }
}

struct Middle: View {
    let title: String

    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) private var openURL

    var body: some View { Text(title) }
}

struct All: View {
    @Environment(\.dismiss) private var dismiss

    @Environment(\.openURL) private var openURL

    var body: some View { Text("") }
}
