import SwiftUI

struct Measured: View {
    @State private var size = CGSize.zero
    @State private var width: CGFloat = 0
    @State private var height: CGFloat?

    var body: some View {
        VStack {
            Text("a")
                .background(GeometryReader { proxy in Color.clear.onAppear { size = proxy.size }.onChange(of: proxy.size) { _, new in size = new } })
            Text("b")
                .overlay { GeometryReader { g in Color.clear.onChange(of: g.size.width) { width = $0 }.onAppear { width = g.size.width } } }
            Text("c")
                .background(
                    GeometryReader { proxy in
                        Color.clear
                            .onAppear {
                                if height == nil {
                                    height = proxy.size.height
                                }
                            }
                            .onChange(of: proxy.size.height) { newHeight in
                                if height == nil {
                                    height = newHeight
                                }
                            }
                    }
                )
                .padding()
            Text("d")
                .background {
                    GeometryReader { geometry in
                        Color.clear
                            .onAppear { width = geometry.size.width }
                            .onChange(of: geometry.size) { width = $0.width }
                    }
                }
            Text("e")
                .background {
                    GeometryReader { geometry in
                        Color.clear
                            .onAppear { width = geometry.size.height }
                            .onChange(of: geometry.size) { width = $0.width }
                    }
                }
        }
    }
}
