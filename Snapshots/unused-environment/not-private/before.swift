import SwiftUI

struct Row: View {
    @Environment(\.dismiss) var dismiss

    var body: some View { Text("a") }
}
