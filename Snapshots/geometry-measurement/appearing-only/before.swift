import SwiftUI

struct Measured: View {
    @State private var height: CGFloat = 0

    var body: some View {
        Text("a")
            .background(
                GeometryReader { proxy in
                    Color.clear.onAppear { height = proxy.size.height }
                }
            )
    }
}
