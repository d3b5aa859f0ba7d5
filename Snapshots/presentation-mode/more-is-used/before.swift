import SwiftUI

struct Banner: View {
    @Environment(\.presentationMode) var presentationMode

    var body: some View {
        if presentationMode.wrappedValue.isPresented {
            Button("Done") { presentationMode.wrappedValue.dismiss() }
        }
    }
}

struct Handed: View {
    @Environment(\.presentationMode) var presentationMode

    var body: some View {
        Child(mode: presentationMode)
    }
}

struct Child: View {
    let mode: Binding<PresentationMode>

    var body: some View {
        Button("Done") { mode.wrappedValue.dismiss() }
    }
}
