import SwiftUI

struct Row: View {
    #if os(iOS)
        @Environment(\.dismiss) private var dismiss
    #endif

    var body: some View { Text("a") }
}
