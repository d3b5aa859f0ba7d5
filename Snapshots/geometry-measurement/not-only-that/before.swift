import SwiftUI

struct Measured: View {
    @State private var height: CGFloat = 0
    let item: Int
    let isFull: Bool

    var body: some View {
        VStack {
            Text("a").background(
                GeometryReader { proxy in
                    Color.clear
                        .onAppear { height = proxy.size.height }
                        .onChange(of: item) { height = proxy.size.height }
                })
            Text("b").background(
                GeometryReader { proxy in
                    Color.clear
                        .onAppear { height = proxy.size.height }
                        .onChange(of: proxy.size.height) { _, new in
                            guard !isFull else { return }
                            height = new
                        }
                })
            Text("c").background(
                GeometryReader { proxy in
                    Color.red.frame(width: proxy.size.width / 2)
                })
        }
    }
}
