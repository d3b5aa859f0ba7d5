import SwiftUI

struct Frame: View {
    var body: some View { Text("frame") }
}

extension View {
    func framed(_ depth: Int) -> AnyView {
        if depth == 0 { return AnyView(EmptyView()) }
        return AnyView(VStack { Text("a").framed(depth - 1) })
    }

    func nested(_ depth: Int) -> some View {
        VStack {
            self
            if depth > 0 { AnyView(Frame().nested(depth - 1)) }
        }
    }

    func wrapped<Other: View>(_ depth: Int, _ other: Other) -> AnyView {
        if depth == 0 { return AnyView(EmptyView()) }
        return AnyView(VStack { other.wrapped(depth - 1, self) })
    }
}
