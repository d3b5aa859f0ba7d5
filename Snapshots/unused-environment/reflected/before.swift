import SwiftUI

struct Row: View {
    @Environment(\.dismiss) private var dismiss

    var names: [String?] { Mirror(reflecting: self).children.map(\.label) }

    var body: some View { Text("a") }
}
