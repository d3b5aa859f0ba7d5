import SwiftUI

struct Row: View {
    @State private var minY: CGFloat = 0
    @State private var width: CGFloat = 0
    @State private var wasShown = false

    var body: some View {
        Text("row")
            .frame(width: width / 2)
            .onGeometryChange(for: CGFloat.self) { proxy in
                proxy.frame(in: .global).minY
            } action: { newValue in
                minY = newValue
            }
            .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
            .onDisappear {
                guard minY < 0 else { return }
                wasShown = true
            }
    }
}
