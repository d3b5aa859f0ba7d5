import SwiftUI

struct Measured: View {
    @State private var height: CGFloat = 0
    let name: String

    var body: some View {
        VStack {
            Text("a").background(
                GeometryReader { proxy in
                    Color.clear
                        .onAppear { height = proxy.safeAreaInsets.top }
                        .onChange(of: proxy.safeAreaInsets.top) { height = $0 }
                })
            Text("b").background(
                GeometryReader { proxy in
                    Color.clear
                        .ignoresSafeArea()
                        .onAppear { height = proxy.size.height }
                        .onChange(of: proxy.size.height) { height = $0 }
                })
            Text("c").background(
                GeometryReader { proxy in
                    Color.clear
                        .onAppear { height = proxy.frame(in: .named(name)).minY }
                        .onChange(of: proxy.frame(in: .named(name)).minY) { height = $0 }
                })
        }
    }
}
