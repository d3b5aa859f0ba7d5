import SwiftUI

struct Row: View {
    var body: some View { Text("a") }
}

struct RowPreviewHost: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Row() }
}
