import SwiftUI

struct EditSheet: View {
    @Environment(\.dismiss) private var dismiss
    @State private var name = ""

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            Button("Cancel") { self.dismiss() }
            Button("Done", action: save)
        }
    }

    private func save() {
        dismiss()
    }
}

struct InfoSheet: View {
    @Environment(\.dismiss) var dismiss

    var body: some View {
        Button("Close") {
            dismiss()
        }
    }
}
