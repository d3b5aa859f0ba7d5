import SwiftUI

struct EditSheet: View {
    @Environment(\.presentationMode) var presentationMode

    var body: some View {
        Button("Done", action: dismiss)
    }

    private func dismiss() {
        presentationMode.wrappedValue.dismiss()
    }
}
