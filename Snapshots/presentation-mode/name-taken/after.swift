import SwiftUI

struct EditSheet: View {
    @Environment(\.dismiss) var presentationMode

    var body: some View {
        Button("Done", action: dismiss)
    }

    private func dismiss() {
        presentationMode()
    }
}
