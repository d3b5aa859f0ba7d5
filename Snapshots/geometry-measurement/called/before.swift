import SwiftUI

struct Measured: View {
    @State private var total: CGFloat = 0

    var body: some View {
        Text("a")
            .background {
                GeometryReader { proxy in
                    Rectangle()
                        .fill(.clear)
                        .onAppear { update(proxy.frame(in: .global).minY) }
                        .onChange(of: proxy.frame(in: .global).minY) { _, newValue in update(newValue) }
                }
            }
    }

    private func update(_ value: CGFloat) { total += value }
}
