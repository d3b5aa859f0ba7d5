import SwiftUI

struct EditSheet: View {
    @Environment(\.dismiss) var dismissAction

    var body: some View {
        Button("Done", action: dismiss)
    }

    private func dismiss() {
        dismissAction()
    }
}
