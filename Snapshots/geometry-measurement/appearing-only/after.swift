import SwiftUI

struct Measured: View {
    @State private var height: CGFloat = 0

    var body: some View {
        Text("a")
            .onGeometryChange(for: CGFloat.self) { proxy in
                proxy.size.height
            } action: { newValue in
                height = newValue
            }
    }
}
