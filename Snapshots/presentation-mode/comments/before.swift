import SwiftUI

struct EditSheet: View {
    // Set by the sheet.
    @Environment(\.presentationMode) private var presentationMode  // deprecated

    var body: some View {
        Button("Done") {
            // Back to the list.
            presentationMode.wrappedValue.dismiss()  // once
        }
    }
}

struct InfoSheet: View {
    @Environment(\.presentationMode) private var mode

    var body: some View {
        Button("Done") { mode /* the value */ .wrappedValue.dismiss() }
    }
}
