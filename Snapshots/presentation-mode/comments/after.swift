import SwiftUI

struct EditSheet: View {
    // Set by the sheet.
    @Environment(\.dismiss) private var dismiss  // deprecated

    var body: some View {
        Button("Done") {
            // Back to the list.
            dismiss()  // once
        }
    }
}

struct InfoSheet: View {
    @Environment(\.presentationMode) private var mode

    var body: some View {
        Button("Done") { mode /* the value */ .wrappedValue.dismiss() }
    }
}
