import SwiftUI

struct EditSheet: View {
    @Environment(\.presentationMode) private var presentationMode: Binding<PresentationMode>
    @State private var name = ""

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            Button("Cancel") { self.presentationMode.wrappedValue.dismiss() }
            Button("Done", action: save)
        }
    }

    private func save() {
        presentationMode.wrappedValue.dismiss()
    }
}

struct InfoSheet: View {
    @Environment(\.presentationMode) var presentation

    var body: some View {
        Button("Close") {
            presentation.wrappedValue.dismiss()
        }
    }
}
