import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
}

extension View {
    func tip<Content: View>(isShown: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View {
        popover(isPresented: isShown) { content().padding() }
    }
}

struct TrailList: View {
    let trails: [Trail]
    @Binding var isShown: Bool

    var body: some View {
        Text("Trails")
            .tip(isShown: $isShown) {
                ScrollView {
                    VStack {
                        Divider()
                        ForEach(trails) { Text($0.name) }
                    }
                }
            }
    }
}
