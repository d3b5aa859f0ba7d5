import SwiftUI

struct FrameReader: ViewModifier {
    @Binding var frame: CGRect

    func body(content: Content) -> some View {
        content
            .background(
                GeometryReader { proxy -> AnyView in
                    let rect = proxy.frame(in: .global)
                    DispatchQueue.main.async { frame = rect }
                    return AnyView(EmptyView())
                }
            )
            .overlay(
                GeometryReader { proxy in
                    let _ = save(proxy)
                    AnyView(EmptyView())
                }
            )
            .background(GeometryReader { read($0) })
            .background(GeometryReader { _ in AnyView(EmptyView()) })
            .background(
                GeometryReader { proxy -> AnyView in
                    let rect = proxy.frame(in: .global)
                    DispatchQueue.main.async { frame = rect }
                    return AnyView(Color.clear)
                }
            )
    }

    private func save(_ proxy: GeometryProxy) {}

    private func read(_ proxy: GeometryProxy) -> AnyView {
        save(proxy)
        return AnyView(EmptyView())
    }
}
