import SwiftUI

struct Measured: View {
    @State private var total: CGFloat = 0

    var body: some View {
        Text("a")
            .onGeometryChange(for: CGFloat.self) { proxy in
                proxy.frame(in: .global).minY
            } action: { newValue in
                update(newValue)
            }
    }

    private func update(_ value: CGFloat) { total += value }
}
