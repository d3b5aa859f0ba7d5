import SwiftUI

struct Measured: View {
    @State private var size = CGSize.zero
    @State private var width: CGFloat = 0
    @State private var height: CGFloat?

    var body: some View {
        VStack {
            Text("a")
                .onGeometryChange(for: CGSize.self) { proxy in proxy.size } action: { new in size = new }
            Text("b")
                .onGeometryChange(for: CGFloat.self) { g in g.size.width } action: { width = $0 }
            Text("c")
                .onGeometryChange(for: CGFloat.self) { proxy in
                    proxy.size.height
                } action: { newHeight in
                    if height == nil {
                        height = newHeight
                    }
                }
                .padding()
            Text("d")
                .onGeometryChange(for: CGSize.self) { geometry in
                    geometry.size
                } action: {
                    width = $0.width
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
